/* hash.c: the hash of a spec, over its tokens. The one file that sees libcrypto. */
#include "hash.h"

#include <assert.h>
#include <openssl/evp.h>

#include "lexer.h"

/* Spellings are parted by a NUL, which no token contains; a line's end is a token spelled as a newline. */
static void add_token(EVP_MD_CTX *context, const struct source *source, const struct token *token)
{
    static const char newline[] = "\n", nul[] = "";
    int done;

    if (token->kind == TOKEN_NEWLINE)
        done = EVP_DigestUpdate(context, newline, 1);
    else
        done = EVP_DigestUpdate(context, source->text + token->at.offset, token->at.length);
    assert(done);
    done = EVP_DigestUpdate(context, nul, 1);
    assert(done);
}

void spec_hash(const struct source *source, uint8_t hash[32])
{
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    struct tokens tokens;
    int done;

    assert(context);
    done = EVP_DigestInit_ex(context, EVP_sha256(), NULL);
    assert(done);
    tokens_read(&tokens, source, NULL);
    for (size_t i = 0; i < tokens.count; i++)
        if (!token_is_trivia(tokens.item[i].kind) && tokens.item[i].kind != TOKEN_END)
            add_token(context, source, &tokens.item[i]);
    tokens_release(&tokens);
    done = EVP_DigestFinal_ex(context, hash, NULL);
    assert(done);
    EVP_MD_CTX_free(context);
}
