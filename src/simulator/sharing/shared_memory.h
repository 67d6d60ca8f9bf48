/*
 * Device memory that several processes use: what physical memory handles and IPC keys share.
 *
 * Each export has a slot in a table of the exporting process (export_slot.h): the place of the bytes in the exporter's
 * device memory file, who may import and who has. Other processes of the user open both files through /proc/<pid>/fd. Nothing
 * is left on disk, and nothing stays when all processes have ended.
 *
 * The exporter's pages stay taken until it has freed the memory and no living process has it open; the exporter looks for
 * that when it exports, frees exported memory, runs out of memory or asks for memory information.
 *
 * Locks: one mutex guards the list of departed memory; it is not held while others are taken.
 */
#ifndef SIM_SHARING_SHARED_MEMORY_H
#define SIM_SHARING_SHARED_MEMORY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "acl/acl_base_rt.h"
#include "space/arena.h"

struct sim_export_slot;

/** An export of this process, a look at one, or an import. */
struct sim_shared_memory {
    /** For the owner: exports of one piece of memory form a chain. */
    struct sim_shared_memory *next;
    struct sim_export_slot *slot;
    /** Number of the slot in its process's table. */
    uint32_t index;
    /** Of an import: where the bytes are mapped. */
    struct sim_backing backing;
};

/** What an export is known by: fits into 64 bits. */
typedef uint64_t sim_shared_key;

/** What an importer learns about the memory. */
struct sim_shared_info {
    /** Logical id of the exporter's device, -1: host. */
    int32_t device;
    enum sim_page page;
    size_t size;
    /** An aclrtMemAttr; 0 for blocks of aclrtMalloc. */
    int32_t attribute;
    int32_t exporter;
};

/** Exports memory of this process. @return NULL when the system gives no file */
struct sim_shared_memory *sim_shared_memory_export(const struct sim_backing *backing, const struct sim_shared_info *info);

/** The key of an export or import. */
sim_shared_key sim_shared_memory_key(const struct sim_shared_memory *shared);

/** Opens an export of another process, or of this one, by its key, for a look; counts nothing. NULL: unknown. */
struct sim_shared_memory *sim_shared_memory_find(sim_shared_key key);

/** What the export says about itself. */
void sim_shared_memory_info(const struct sim_shared_memory *shared, struct sim_shared_info *info);

/** True when this process made the export. */
bool sim_shared_memory_is_own(const struct sim_shared_memory *shared);

/** Ends a look. NULL is fine. */
void sim_shared_memory_forget(struct sim_shared_memory *shared);

/** Lets every process import. @return 0, 207006 when processes have been named before */
aclError sim_shared_memory_allow_all(struct sim_shared_memory *shared);

/** Lets processes import. @return 0; 207006 after allow_all or in another process; 107000 when the list is full */
aclError sim_shared_memory_allow(struct sim_shared_memory *shared, const int32_t *pids, size_t count);

/**
 * Turns a look into an import: maps the bytes and counts this process as a user.
 * @param backing receives where the bytes are in this process; device and page are the exporter's
 * @return 0; 207006 when this process is not allowed; 107017 when the export was withdrawn; 207001
 */
aclError sim_shared_memory_import(struct sim_shared_memory *shared, struct sim_backing *backing);

/** Ends an import. */
void sim_shared_memory_close(struct sim_shared_memory *shared);

/** No new imports of an export from now on. */
void sim_shared_memory_withdraw(struct sim_shared_memory *shared);

/** True while a living process has an export open. */
bool sim_shared_memory_in_use(const struct sim_shared_memory *shared);

/** Ends a withdrawn export that is not in use. */
void sim_shared_memory_destroy(struct sim_shared_memory *shared);

/** Ends exported memory: withdraws the chain of its exports; its pages go back when nobody imports them any more. */
void sim_shared_memory_depart(const struct sim_backing *backing, struct sim_shared_memory *exports);

/** Gives the pages of departed memory back that nobody imports any more. @return true when there were any */
bool sim_shared_memory_collect(void);

#endif
