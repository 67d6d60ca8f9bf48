/*
 * Control of the simulator: what a test does to the simulated machine, and what it can ask about it.
 *
 * Exported by libascendcl_sim.so only. Every function may be called from any thread at any time, needs no context, does not
 * count as a call of the runtime and never fails by fault injection.
 */
#ifndef ASCENDCL_ACLSIM_H_
#define ASCENDCL_ACLSIM_H_

#include <stddef.h>
#include <stdint.h>

#include "acl/acl_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Kinds of objects that are counted while they live. */
typedef enum aclsimObjectKind {
    ACLSIM_OBJECT_CONTEXT = 0,
    ACLSIM_OBJECT_STREAM = 1,
    ACLSIM_OBJECT_EVENT = 2,
    ACLSIM_OBJECT_NOTIFY = 3,
    ACLSIM_OBJECT_COUNT_NOTIFY = 4,
    ACLSIM_OBJECT_DEVICE_MEMORY = 5,
    ACLSIM_OBJECT_HOST_MEMORY = 6,
    ACLSIM_OBJECT_HOST_REGISTRATION = 7,
    ACLSIM_OBJECT_RESERVATION = 8,
    ACLSIM_OBJECT_PHYSICAL_MEMORY = 9,
    ACLSIM_OBJECT_MAPPING = 10,
    ACLSIM_OBJECT_MANAGED_MEMORY = 11,
    ACLSIM_OBJECT_MEMORY_POOL = 12,
    ACLSIM_OBJECT_POOL_BLOCK = 13,
    ACLSIM_OBJECT_ALLOCATOR_DESC = 14,
    ACLSIM_OBJECT_ALLOCATOR_REGISTRATION = 15,
    ACLSIM_OBJECT_IPC_EXPORT = 16,
    ACLSIM_OBJECT_IPC_IMPORT = 17,
    ACLSIM_OBJECT_SUBSCRIPTION = 18,
    ACLSIM_OBJECT_LABEL = 19,
    ACLSIM_OBJECT_DATA_BUFFER = 20,
    ACLSIM_OBJECT_MODEL = 21,
    ACLSIM_OBJECT_KERNEL_BINARY = 22,
    ACLSIM_OBJECT_KINDS = 23
} aclsimObjectKind;

/** Defects of the calling program that the simulator looks for. */
typedef enum aclsimFindingKind {
    ACLSIM_FINDING_OUT_OF_BOUNDS = 0,
    ACLSIM_FINDING_WRONG_DIRECTION = 1,
    ACLSIM_FINDING_USE_AFTER_FREE = 2,
    ACLSIM_FINDING_DOUBLE_FREE = 3,
    ACLSIM_FINDING_FOREIGN_FREE = 4,
    ACLSIM_FINDING_FREE_IN_USE = 5,
    ACLSIM_FINDING_HOST_FREED_IN_USE = 6,
    ACLSIM_FINDING_HOST_CHANGED_IN_USE = 7,
    ACLSIM_FINDING_UNINITIALISED_READ = 8,
    ACLSIM_FINDING_UNMATCHED_MAP = 9,
    ACLSIM_FINDING_LEAK_AT_FINALIZE = 10,
    ACLSIM_FINDING_LEAK_AT_EXIT = 11,
    ACLSIM_FINDING_MISALIGNED_WORD = 12,
    ACLSIM_FINDING_PINNED_CHANGED = 13,
    ACLSIM_FINDING_KINDS = 14
} aclsimFindingKind;

/** One finding. Texts are cut to the size of their field, always terminated. */
typedef struct aclsimFinding {
    /** From 1, in the order of discovery. */
    uint64_t id;
    aclsimFindingKind kind;
    /** How often it was seen; of a leak: how many objects it stands for. */
    uint32_t count;
    /** The function that showed it (of a leak: that made the object), and the argument to blame; empty when there is none. */
    char function[64];
    char argument[32];
    /** What the argument pointed to and how many bytes are concerned; 0 when it makes no sense. */
    uint64_t address;
    uint64_t size;
    /** Number of the OS thread that did it, or made the leaked object; 0: unknown. */
    uint64_t thread;
    /** Of a leak: what was left behind; else ACLSIM_OBJECT_KINDS. */
    aclsimObjectKind object;
    /** One sentence: what is wrong. */
    char message[256];
    /** The object's history: who made it, who freed it, when. */
    char history[512];
} aclsimFinding;

/**
 * Holds or releases all streams. While held, queued work does not progress: tasks stay queued, queries say "not ready", waits
 * time out. A task that runs already is finished, and a device that is lost ends what it has queued.
 * @param[in] hold 1 holds, 0 releases
 * @return 0; 100000 for another value
 */
ACL_FUNC_VISIBILITY aclError aclsimHoldStreams(int hold);

/**
 * Makes one call of a function fail before it does anything.
 * @param[in] functionName C name; null: any function of the runtime
 * @param[in] nth which call from now on, from 1
 * @param[in] code what that call returns
 * @return 0; 100000 when the function is unknown, nth is 0 or code is 0
 */
ACL_FUNC_VISIBILITY aclError aclsimFailCall(const char *functionName, uint64_t nth, aclError code);

/**
 * Makes calls fail at random, reproducibly: the same seed and the same order of calls give the same failures.
 * @param[in] functionName C name; null: any function of the runtime
 * @param[in] probability from 0 (never) to 1 (always)
 * @param[in] seed start of the sequence
 * @param[in] code what a failing call returns
 * @return 0; 100000 when the function is unknown, the probability is no probability or code is 0
 */
ACL_FUNC_VISIBILITY aclError aclsimFailRandomly(const char *functionName, double probability, uint64_t seed,
    aclError code);

/**
 * Turns one bit of device memory over, once: what is written there later is kept. A byte that nothing has written counts as
 * written from then on.
 * @param[in] devPtr address of the byte
 * @param[in] bit from 0, the lowest, to 7
 * @return 0; 100000 when no device memory is there or the bit is none
 */
ACL_FUNC_VISIBILITY aclError aclsimFlipBit(const void *devPtr, uint32_t bit);

/**
 * Breaks one bit of device memory: whatever is written, what is read through this address has the bit turned over. The
 * memory need not be allocated yet. aclsimClearFaults repairs it.
 * @param[in] address device address of the byte
 * @param[in] bit from 0, the lowest, to 7
 * @return 0; 100000 when the address is 0 or the bit is none; 300000 when 1024 bytes are broken already
 */
ACL_FUNC_VISIBILITY aclError aclsimBreakBit(uint64_t address, uint32_t bit);

/**
 * Forgets all fault rules and repairs broken bits. Lost devices stay lost.
 * @return 0
 */
ACL_FUNC_VISIBILITY aclError aclsimClearFaults(void);

/**
 * Takes a device away, or gives it back. Calls that reach the device return the code, queued work ends with it, waits end.
 * @param[in] deviceId user id of the device
 * @param[in] code what its calls return: 507010 (lost heartbeat) is typical; 0 gives the device back
 * @return 0; 107001 when there is no such device
 */
ACL_FUNC_VISIBILITY aclError aclsimLoseDevice(int32_t deviceId, aclError code);

/**
 * Sets how fast transfers are.
 * @param[in] bytesPerSecond upper limit of each transfer, 0: as fast as the host
 * @param[in] latencyUs microseconds that each queued task waits before it starts
 * @return 0
 */
ACL_FUNC_VISIBILITY aclError aclsimSetTransfer(uint64_t bytesPerSecond, uint32_t latencyUs);

/**
 * Sets whether the simulator looks for pinned host memory that changes while a queued copy still has to read it
 * (ACLSIM_FINDING_PINNED_CHANGED). Off unless ASCENDCL_SIM_WATCH_PINNED says otherwise; `ascendcl sim` switches it on.
 * @param[in] watch 1: copies that are queued from now on are watched; 0: none is
 * @return 0; 100000 for another value
 */
ACL_FUNC_VISIBILITY aclError aclsimWatchPinned(int watch);

/**
 * Tells what of the configuration (ASCENDCL_SIM_…) was not understood. As long as there is something, aclInit and all calls
 * that reach a device fail.
 * @param[out] text receives the terminated text, a line for each problem, empty when all is well; cut when the buffer is too
 *            small; may be null when size is 0
 * @param[in] size bytes of the buffer
 * @param[out] needed bytes of the whole text with its terminator
 * @return 0; 100000 when needed is null, or text is null and size is not 0
 */
ACL_FUNC_VISIBILITY aclError aclsimGetConfigurationProblems(char *text, size_t size, size_t *needed);

/**
 * Tells whether the simulated version of CANN has a function. The library exports all functions in any case: those that the
 * version lacks answer 207000, and a program that looks functions up can ask here first.
 * @param[in] functionName C name
 * @param[out] has 1 or 0; 0 also for a name that no version has
 * @return 0; 100000 when an argument is null
 */
ACL_FUNC_VISIBILITY aclError aclsimHasFunction(const char *functionName, int32_t *has);

/**
 * Tells how often a function was called, failed calls included.
 * @param[in] functionName C name; null: all functions of the runtime together
 * @param[out] count calls since load or since aclsimResetCallCounts
 * @return 0; 100000 when the function is unknown or count is null
 */
ACL_FUNC_VISIBILITY aclError aclsimGetCallCount(const char *functionName, uint64_t *count);

/**
 * Sets all call counters to 0.
 * @return 0
 */
ACL_FUNC_VISIBILITY aclError aclsimResetCallCounts(void);

/**
 * Tells how many objects of a kind are alive. Default streams and primary contexts don't count.
 * @param[in] kind which objects; ACLSIM_OBJECT_KINDS: all kinds together
 * @param[out] count their number
 * @return 0; 100000 for an unknown kind or a null pointer
 */
ACL_FUNC_VISIBILITY aclError aclsimGetLiveObjects(aclsimObjectKind kind, uint64_t *count);

/**
 * Tells how many findings there are.
 * @param[out] count their number
 * @return 0; 100000 for a null pointer
 */
ACL_FUNC_VISIBILITY aclError aclsimGetFindingCount(size_t *count);

/**
 * Reads one finding.
 * @param[in] index from 0 to the number of findings - 1
 * @param[out] finding receives a copy
 * @return 0; 100000 for a null pointer or an index past the end
 */
ACL_FUNC_VISIBILITY aclError aclsimGetFinding(size_t index, aclsimFinding *finding);

/**
 * Writes all findings as a JSON array.
 * @param[out] text receives the terminated text, cut when the buffer is too small; may be null when size is 0
 * @param[in] size bytes of the buffer
 * @param[out] needed bytes of the whole text with its terminator
 * @return 0; 100000 when needed is null, or text is null and size is not 0
 */
ACL_FUNC_VISIBILITY aclError aclsimGetFindingsJson(char *text, size_t size, size_t *needed);

/**
 * Forgets all findings.
 * @return 0
 */
ACL_FUNC_VISIBILITY aclError aclsimClearFindings(void);

/**
 * Stands for an operator that needs workspace: asks the allocator registered for the stream for memory, queues work that
 * fills it, and gives it back to the allocator when the stream has passed.
 *
 * The allocator is asked on the calling thread. It gets the block back on the stream's own thread, before a wait for the
 * stream ends, or on the thread that discards the work.
 * @param[in] stream the stream to run on; null: the default stream of the current context
 * @param[in] workspaceBytes size of the workspace, at least 1
 * @return 0; 100000 when the size is 0 or no allocator is registered; 207001 when the allocator gives nothing; the codes of a
 *         submission
 */
ACL_FUNC_VISIBILITY aclError aclsimRunOperator(aclrtStream stream, uint64_t workspaceBytes);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACLSIM_H_ */
