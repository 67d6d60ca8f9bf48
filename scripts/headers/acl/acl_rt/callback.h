/*
 * Host functions that run in the order of a stream.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_CALLBACK_H_
#define ASCENDCL_ACL_RT_CALLBACK_H_

#include "acl/acl_base_rt.h"
#include "acl/acl_rt/common.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Whether the stream waits for a callback. */
typedef enum aclrtCallbackBlockType {
    ACL_CALLBACK_NO_BLOCK = 0,  /* the stream goes on */
    ACL_CALLBACK_BLOCK = 1,  /* the stream goes on after the callback has run */
} aclrtCallbackBlockType;

/** Function that a stream calls on a thread of the runtime; it must not call this interface. */
typedef void (*aclrtHostFunc)(void *args);

/**
 * Appoints the thread that will run the callbacks of a stream inside aclrtProcessReport.
 *
 * A stream has one thread and cannot use aclrtLaunchHostFunc as well (107011).
 * @param[in] threadId operating system id of that thread
 * @param[in] stream handle, or null for the default stream
 * @see aclrtUnSubscribeReport
 * @see aclrtProcessReport
 */
ACL_FUNC_VISIBILITY aclError aclrtSubscribeReport(uint64_t threadId, aclrtStream stream);

/**
 * Queues a call of a host function on the appointed thread; 107015 when the stream has none.
 * @param[in] fn function, not null; it must not call this interface
 * @param[in] userData passed to the function; must live until it ran
 * @param[in] blockType whether the stream waits for the function
 * @param[in] stream handle, or null for the default stream
 * @see aclrtSubscribeReport
 */
ACL_FUNC_VISIBILITY aclError aclrtLaunchCallback(aclrtCallback fn, void *userData,
    aclrtCallbackBlockType blockType, aclrtStream stream);

/**
 * Waits for callbacks of the streams of the calling thread and runs them there, one batch per call.
 *
 * Returns 507012 when nothing came in time, 107012 on a thread that is not appointed.
 * @param[in] timeout milliseconds, at least 1, or -1 for no limit
 * @see aclrtSubscribeReport
 */
ACL_FUNC_VISIBILITY aclError aclrtProcessReport(int32_t timeout);

/**
 * Ends the appointment of a thread for a stream. Do it before the stream is destroyed.
 * @param[in] threadId thread id used for the subscription
 * @param[in] stream handle, or null for the default stream
 * @see aclrtSubscribeReport
 */
ACL_FUNC_VISIBILITY aclError aclrtUnSubscribeReport(uint64_t threadId, aclrtStream stream);

/**
 * Appoints the thread that runs the host work of a stream inside aclrtProcessHostFunc (IPV350 only).
 *
 * A stream has one thread; a thread may serve several streams of one device.
 * @param[in] hostFuncThreadId operating system id of that thread
 * @param[in] exeStream stream, not null
 * @see aclrtUnSubscribeHostFunc
 * @see aclrtProcessHostFunc
 */
ACL_FUNC_VISIBILITY aclError aclrtSubscribeHostFunc(uint64_t hostFuncThreadId, aclrtStream exeStream);

/**
 * Waits for host work of the streams of the calling thread and runs it there.
 * @param[in] timeout milliseconds, at least 1, or -1 for no limit
 * @see aclrtSubscribeHostFunc
 */
ACL_FUNC_VISIBILITY aclError aclrtProcessHostFunc(int32_t timeout);

/**
 * Ends the appointment of a thread for the host work of a stream.
 * @param[in] hostFuncThreadId thread id used for the subscription
 * @param[in] exeStream stream, not null
 * @see aclrtSubscribeHostFunc
 */
ACL_FUNC_VISIBILITY aclError aclrtUnSubscribeHostFunc(uint64_t hostFuncThreadId, aclrtStream exeStream);

/**
 * Queues a call of a host function; the stream waits until it returns. One internal thread per context runs
 * all of them in turn.
 * @param[in] stream handle, or null for the default stream; one subscribed by aclrtSubscribeReport gives
 *    107011
 * @param[in] fn function, not null; it must not call this interface or wait for the context
 * @param[in] args passed to the function; must live until it ran
 * @see aclrtLaunchCallback
 */
ACL_FUNC_VISIBILITY aclError aclrtLaunchHostFunc(aclrtStream stream, aclrtHostFunc fn, void *args);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_CALLBACK_H_ */
