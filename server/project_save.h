/* project_save.h: writing into the project: for the editor's side alone. Whatever serves MCP does not include this. */
#ifndef PROJECT_SAVE_H
#define PROJECT_SAVE_H

#include "project.h"

/* Replaces the file, or makes it in a folder that exists, and its buffer is then this content, and clean. A file has
 * either the old content or the new at any time, and the new for good when this returns true. Its mode and owner stay.
 * Through links inside the project their target is replaced. On false, file and buffer are as they were, but for one
 * case, which `why` names: the new content is there, and the disk does not confirm it. */
bool project_save(struct project *project, const char *path, const char *content, size_t length, char *why,
                  size_t size);

#endif
