/*
 * Leak findings: every object that is alive and was not reported before, the largest ones one by one, the rest in one sum.
 *
 * Locks: `mutex` lets one leak report run at a time; the address map's read lock and the finding store's mutex are taken
 * after it, never together.
 */
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "findings/history.h"
#include "findings/report.h"
#include "findings/store.h"
#include "handles/handle.h"
#include "handles/objects.h"
#include "leaks.h"
#include "machine/function_lookup.h"
#include "space/address_map.h"

/** Objects of a kind that get a finding of their own. */
#define LISTED 8u

struct leak {
    uint64_t address;
    uint64_t size;
    enum sim_function function;
    uint64_t thread;
    char history[sizeof((aclsimFinding *)NULL)->history];
};

struct census {
    aclsimObjectKind kind;
    /** Objects made up to here were reported earlier. */
    uint64_t known_until;
    /** Objects that were visited, and those of them that are new. */
    uint64_t visited;
    uint64_t fresh;
    uint64_t bytes;
    struct leak largest[LISTED];
    unsigned listed;
};

/* Guards everything below. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static uint64_t reported_until;
/** Of objects that can only be counted: how many were reported. */
static uint64_t reported_count[ACLSIM_OBJECT_KINDS];

static const char *const release_functions[ACLSIM_OBJECT_KINDS] = {
    [ACLSIM_OBJECT_CONTEXT] = "aclrtDestroyContext",
    [ACLSIM_OBJECT_STREAM] = "aclrtDestroyStream",
    [ACLSIM_OBJECT_EVENT] = "aclrtDestroyEvent",
    [ACLSIM_OBJECT_NOTIFY] = "aclrtDestroyNotify",
    [ACLSIM_OBJECT_COUNT_NOTIFY] = "aclrtCntNotifyDestroy",
    [ACLSIM_OBJECT_DEVICE_MEMORY] = "aclrtFree",
    [ACLSIM_OBJECT_HOST_MEMORY] = "aclrtFreeHost",
    [ACLSIM_OBJECT_HOST_REGISTRATION] = "aclrtHostUnregister",
    [ACLSIM_OBJECT_RESERVATION] = "aclrtReleaseMemAddress",
    [ACLSIM_OBJECT_PHYSICAL_MEMORY] = "aclrtFreePhysical",
    [ACLSIM_OBJECT_MAPPING] = "aclrtUnmapMem",
    [ACLSIM_OBJECT_MANAGED_MEMORY] = "aclrtFree",
    [ACLSIM_OBJECT_MEMORY_POOL] = "aclrtMemPoolDestroy",
    [ACLSIM_OBJECT_POOL_BLOCK] = "aclrtMemPoolFreeAsync",
    [ACLSIM_OBJECT_ALLOCATOR_DESC] = "aclrtAllocatorDestroyDesc",
    [ACLSIM_OBJECT_ALLOCATOR_REGISTRATION] = "aclrtAllocatorUnregister",
    [ACLSIM_OBJECT_IPC_EXPORT] = "aclrtIpcMemClose",
    [ACLSIM_OBJECT_IPC_IMPORT] = "aclrtIpcMemClose",
    [ACLSIM_OBJECT_SUBSCRIPTION] = "aclrtUnSubscribeReport",
    [ACLSIM_OBJECT_LABEL] = "aclrtDestroyLabel",
    [ACLSIM_OBJECT_DATA_BUFFER] = "aclDestroyDataBuffer",
    [ACLSIM_OBJECT_MODEL] = "aclmdlRIDestroy",
    [ACLSIM_OBJECT_KERNEL_BINARY] = "aclrtBinaryUnLoad",
};

/** Where an object of a size belongs among the largest, NULL when it is too small. Shifts the smaller ones down. */
static struct leak *insert(struct census *census, uint64_t size)
{
    unsigned at = census->listed;
    while (at > 0 && census->largest[at - 1].size < size) {
        at--;
    }
    if (at == LISTED) {
        return NULL;
    }
    if (census->listed < LISTED) {
        census->listed++;
    }
    memmove(&census->largest[at + 1], &census->largest[at], (census->listed - at - 1) * sizeof(struct leak));
    return &census->largest[at];
}

/** The kind of range behind a kind of object. @return false for objects that are no ranges */
static bool range_kind(aclsimObjectKind kind, enum sim_space_kind *range)
{
    switch (kind) {
    case ACLSIM_OBJECT_DEVICE_MEMORY:
    case ACLSIM_OBJECT_POOL_BLOCK:
    case ACLSIM_OBJECT_IPC_IMPORT:
        *range = SIM_SPACE_DEVICE;
        return true;
    case ACLSIM_OBJECT_HOST_MEMORY:
        *range = SIM_SPACE_PINNED;
        return true;
    case ACLSIM_OBJECT_HOST_REGISTRATION:
        *range = SIM_SPACE_REGISTERED;
        return true;
    case ACLSIM_OBJECT_RESERVATION:
        *range = SIM_SPACE_RESERVED;
        return true;
    case ACLSIM_OBJECT_MAPPING:
        *range = SIM_SPACE_MAPPED;
        return true;
    case ACLSIM_OBJECT_MANAGED_MEMORY:
        *range = SIM_SPACE_MANAGED;
        return true;
    default:
        return false;
    }
}

static bool visit_range(struct sim_range *range, void *argument)
{
    struct census *census = argument;
    if (range->object != census->kind) {
        return true;
    }
    census->visited++;
    if (range->born.time <= census->known_until) {
        return true;
    }
    census->fresh++;
    census->bytes += range->requested;
    struct leak *leak = insert(census, range->requested);
    if (leak != NULL) {
        leak->address = range->base;
        leak->size = range->requested;
        leak->function = range->born.function;
        leak->thread = range->born.thread;
        sim_space_history(range, leak->history, sizeof leak->history);
    }
    return true;
}

static bool visit_handle(const struct sim_handle_origin *origin, void *argument)
{
    struct census *census = argument;
    census->visited++;
    if (origin->time <= census->known_until) {
        return true;
    }
    census->fresh++;
    struct leak *leak = insert(census, 0);
    if (leak != NULL) {
        leak->address = (uintptr_t)origin->handle;
        leak->size = 0;
        leak->function = origin->function;
        leak->thread = origin->thread;
        (void)sim_finding_history(leak->history, sizeof leak->history, "made", origin->function, origin->thread, origin->time);
    }
    return true;
}

static void report(aclsimFinding *finding)
{
    if (sim_finding_store(finding)) {
        sim_report_finding(finding);
    }
}

static void report_one(const struct leak *leak, aclsimFindingKind kind, aclsimObjectKind object)
{
    aclsimFinding finding = {
        .kind = kind,
        .count = 1,
        .address = leak->address,
        .size = leak->size,
        .thread = leak->thread,
        .object = object,
    };
    (void)snprintf(finding.function, sizeof finding.function, "%s", sim_function_name(leak->function));
    (void)snprintf(finding.history, sizeof finding.history, "%s", leak->history);
    (void)snprintf(finding.message, sizeof finding.message, "%s left behind: %s was not called for it",
        sim_objects_name(object), release_functions[object]);
    report(&finding);
}

static void report_rest(uint64_t rest, uint64_t bytes, aclsimFindingKind kind, aclsimObjectKind object)
{
    const uint32_t count = rest > UINT32_MAX ? UINT32_MAX : (uint32_t)rest;
    aclsimFinding finding = {.kind = kind, .count = count, .size = bytes, .object = object};
    (void)snprintf(finding.message, sizeof finding.message, "%llu more of the kind \"%s\" left behind: %s was not called for them",
        (unsigned long long)rest, sim_objects_name(object), release_functions[object]);
    report(&finding);
}

/** Objects of modules that keep neither a handle nor a range, and are new. Called with the mutex. */
static uint64_t count_others(const struct census *census)
{
    const uint64_t alive = sim_objects_alive(census->kind);
    const uint64_t countable = alive > census->visited ? alive - census->visited : 0;
    const uint64_t before = reported_count[census->kind];
    reported_count[census->kind] = countable;
    return countable > before ? countable - before : 0;
}

static void report_kind(const struct census *census, uint64_t others, aclsimFindingKind kind)
{
    uint64_t bytes = census->bytes;
    for (unsigned index = 0; index < census->listed; index++) {
        report_one(&census->largest[index], kind, census->kind);
        bytes -= census->largest[index].size;
    }
    const uint64_t rest = census->fresh - census->listed + others;
    if (rest != 0) {
        report_rest(rest, bytes, kind, census->kind);
    }
}

/** Counts what is alive and was not known. @param kind ACLSIM_FINDING_KINDS: it is known from now on, and not reported */
static void count(aclsimFindingKind kind)
{
    (void)pthread_mutex_lock(&mutex);
    const uint64_t now = sim_clock_now();
    for (int object = 0; object < ACLSIM_OBJECT_KINDS; object++) {
        if (sim_objects_alive((aclsimObjectKind)object) == 0) {
            continue;
        }
        struct census census = {.kind = (aclsimObjectKind)object, .known_until = reported_until};
        enum sim_space_kind range;
        if (range_kind(census.kind, &range)) {
            sim_space_each(range, visit_range, &census);
        } else {
            sim_handle_each_origin(census.kind, visit_handle, &census);
        }
        const uint64_t others = count_others(&census);
        if (kind != ACLSIM_FINDING_KINDS) {
            report_kind(&census, others, kind);
        }
    }
    reported_until = now;
    (void)pthread_mutex_unlock(&mutex);
}

void sim_finding_leaks(aclsimFindingKind kind)
{
    count(kind);
}

void sim_leaks_disown(void)
{
    count(ACLSIM_FINDING_KINDS);
}
