/*
 * The table of a process's exported memory, as other processes read it: one memory file per process, sparse, with a slot
 * per export. Other processes of the user find it by its name among the exporter's descriptors in /proc/<pid>/fd.
 *
 * Locks: none; the fields that change are atomics, which work between processes.
 */
#ifndef SIM_SHARING_EXPORT_SLOT_H
#define SIM_SHARING_EXPORT_SLOT_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

/** Slots of a process, a power of two. */
#define SIM_EXPORT_SLOTS 65536u
/** Processes that may be named for an export. */
#define SIM_EXPORT_PIDS 65535u
/** Processes that can have an export open at once. */
#define SIM_EXPORT_IMPORTERS 120u

enum sim_export_state { SIM_EXPORT_FREE, SIM_EXPORT_LIVE, SIM_EXPORT_WITHDRAWN };

/** A process that has the export open. */
struct sim_importer {
    _Atomic(int32_t) pid;
    atomic_uint count;
};

struct sim_export_slot {
    atomic_int state;
    /** Tells an export from an earlier one in the slot. The fields down to `offset` are constant while the slot is live. */
    uint32_t nonce;
    int32_t exporter;
    /** Descriptor of the memory file in the exporter. */
    int32_t file;
    int32_t device;
    int32_t page;
    int32_t attribute;
    uint64_t size;
    uint64_t offset;
    atomic_bool open_to_all;
    atomic_uint pid_count;
    struct sim_importer importers[SIM_EXPORT_IMPORTERS];
    _Atomic(int32_t) pids[SIM_EXPORT_PIDS];
};

/** Maps a free slot of this process and marks it live later: the caller fills it and sets the state. @return its index, -1 */
int32_t sim_export_slot_make(struct sim_export_slot **slot);

/** Makes the slot free again and unmaps it. */
void sim_export_slot_destroy(struct sim_export_slot *slot, int32_t index);

/** Maps a slot of any process that has the nonce. NULL when there is none. */
struct sim_export_slot *sim_export_slot_find(int32_t pid, uint32_t index, uint32_t nonce);

/** Unmaps what sim_export_slot_find gave. */
void sim_export_slot_unmap(struct sim_export_slot *slot);

/** Adds this process to the importers. @return false when too many processes import */
bool sim_export_slot_enter(struct sim_export_slot *slot);

/** Ends one import of this process. */
void sim_export_slot_leave(struct sim_export_slot *slot);

/** True while a living process has the export open; forgets dead ones. */
bool sim_export_slot_in_use(struct sim_export_slot *slot);

#endif
