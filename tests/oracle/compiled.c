/* compiled.c: see compiled.h. */
#include "compiled.h"

#include "compile.h"

struct compiled compiled_open(const struct source *source)
{
    struct compilation *compilation = mem_resize(NULL, sizeof *compilation);
    compile(compilation, source);
    return (struct compiled){compilation->machine, compilation->diags, compilation};
}

void compiled_close(struct compiled *compiled)
{
    compilation_close(compiled->compilation);
    mem_free(compiled->compilation);
}
