/* store_vfs.h: a disk that fails on demand, and one that forgets what was not synced.
 *
 * A VFS ("faulty") around SQLite's own. Writes, syncs, truncations and removals are counted together; the one with
 * the chosen number fails, alone or with all that follow, or is the moment the power goes. For the power, what each
 * file would certainly hold is kept beside it, and every write since its last sync: disk_crash makes the file that,
 * with all, none or some of the 512-byte sectors written since. */
#ifndef STORE_VFS_H
#define STORE_VFS_H

#include <stdbool.h>
#include <stdint.h>

#include "store_world.h"

enum disk_fault { DISK_GOOD, DISK_FAILS_ONCE, DISK_FAILS_ON, DISK_LOSES_POWER };

struct disk {
    enum disk_fault fault;
    int64_t at;    /* the operation, from 1 */
    int code;      /* SQLITE_FULL, or SQLITE_IOERR for what fits the operation */
    int64_t count; /* operations so far */
    bool dead;     /* nothing reaches the disk any more */
};
extern struct disk disk;

#define DISK_VFS "faulty"
void disk_register(void);
/* A good disk again, with nothing known of any file and the count at 0. */
void disk_reset(void);

enum disk_loss { DISK_LOSES_ALL, DISK_LOSES_SOME };
/* After a death, with all files closed: what was not synced is lost, and the disk is good again. */
void disk_crash(enum disk_loss loss, struct world_random *random);

#endif
