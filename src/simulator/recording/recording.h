/*
 * The recording of memory: a file of events, for `ascendcl memory`.
 *
 * A process maps its file and writes each event into it, so that what a killed process did is recorded too. The file has
 * room for SIM_RECORDING_EVENTS events, of which the system gives pages only to those that are written; what comes later is
 * counted. Form: struct sim_recording_head, then a name of SIM_RECORDING_NAME bytes for each function, then the events.
 *
 * Locks: none. An event gets its place by an atomic counter; it is whole when its type is set, which is written last.
 */
#ifndef SIM_RECORDING_RECORDING_H
#define SIM_RECORDING_RECORDING_H

#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#include "aclsim.h"
#include "functions.h"

#define SIM_RECORDING_MAGIC 0x314d454d4c4341ull
#define SIM_RECORDING_NAME 64
#define SIM_RECORDING_EVENTS 10000000u

/** 0: nothing is written yet. */
enum sim_recording_type { SIM_RECORDING_BEGIN = 1, SIM_RECORDING_END = 2, SIM_RECORDING_FAILURE = 3 };

struct sim_recording_head {
    uint64_t magic;
    uint32_t process;
    uint32_t functions;
    /** Nanoseconds on the clock of the events. */
    uint64_t start;
    uint64_t capacity;
    /** Events that happened; beyond `capacity` they are only counted. */
    atomic_uint_fast64_t count;
};

struct sim_recording_event {
    uint64_t time;
    /** Names the object, unique in the process. */
    uint64_t object;
    uint64_t address;
    uint64_t size;
    /** Bytes of memory that it holds: 0 for addresses and for memory that something else holds. */
    uint64_t held;
    uint32_t thread;
    /** User id, -1: host. */
    int16_t device;
    /** enum sim_function. */
    uint16_t function;
    /** aclsimObjectKind. */
    uint8_t kind;
    /** enum sim_recording_type. */
    atomic_uchar type;
    uint8_t unused[6];
};

/** An object with addresses or memory. */
struct sim_recorded {
    uint64_t object;
    uintptr_t address;
    size_t size;
    size_t held;
    int32_t device;
    aclsimObjectKind kind;
};

/** Opens the file of this process, if one is configured (ASCENDCL_SIM_RECORD). At the first call, also of a forked child. */
void sim_recording_start(void);

/** Writes an event down. */
void sim_recording_event(enum sim_recording_type type, const struct sim_recorded *object, enum sim_function function,
    uint64_t thread);

#endif
