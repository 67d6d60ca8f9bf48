/*
 * Notifies: a word that streams set and wait for; 0 or 1 (notify), or a number (count notify).
 *
 * Locks: the gate guards changes of a word that only this process uses; a shared word is changed by compare and swap. After
 * a stream's mutex.
 */
#ifndef SIM_EVENTS_NOTIFY_H
#define SIM_EVENTS_NOTIFY_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "aclsim.h"
#include "queue/stream.h"

struct sim_share;

struct sim_notify {
    void *handle;
    /* Constant. */
    aclsimObjectKind kind;
    int32_t device;
    int32_t id;
    uint64_t flags;
    struct sim_gate gate;
    /** The word while the notify is not shared. */
    _Atomic(uint32_t) own;
    /** Set when the notify is exported or imported. */
    _Atomic(struct sim_share *) share;
};

/** How a wait decides and what it leaves behind. */
struct sim_notify_wait {
    bool (*satisfied)(uint32_t word, uint32_t operand);
    uint32_t operand;
    /** Sets the word to 0 in the same moment. */
    bool clears;
    /** Seconds, 0: no limit. */
    uint32_t timeout_s;
};

/** How a record changes the word. */
struct sim_notify_record {
    uint32_t (*change)(uint32_t word, uint32_t operand);
    uint32_t operand;
};

/** Makes a notify on a device. @param share NULL, or what an imported notify shares (taken over on success) */
aclError sim_notify_create(void **handle, aclsimObjectKind kind, int32_t device, uint64_t flags, struct sim_share *share);

/** The current device, for functions that make notifies: a thread without a context is told so, but keeps its last error. */
aclError sim_notify_device(int32_t *device);

/** The notify with a reference. @return 0, or 107017 with text */
aclError sim_notify_check(const void *handle, aclsimObjectKind kind, const char *argument, struct sim_notify **notify);

void sim_notify_release(struct sim_notify *notify);

/** Changes the word and wakes the waiters of this process. */
void sim_notify_change(struct sim_notify *notify, const struct sim_notify_record *record);

/** Queues a record; checks the stream. */
aclError sim_notify_submit_record(struct sim_notify *notify, aclrtStream stream, const struct sim_notify_record *record);

/** Queues a wait; checks the stream. */
aclError sim_notify_submit_wait(struct sim_notify *notify, aclrtStream stream, const struct sim_notify_wait *wait);

/** The share of an exported notify, made at the first export; NULL when the system gives none. */
struct sim_share *sim_notify_share(struct sim_notify *notify);

#endif
