/*
 * Start and end of the library, with the callbacks that components hook into them.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_INIT_H_
#define ASCENDCL_ACL_RT_INIT_H_

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Component on whose behalf an init or finalize callback is registered. */
typedef enum aclRegisterCallbackType {
    ACL_REG_TYPE_ACL_MODEL = 0,  /* model execution */
    ACL_REG_TYPE_ACL_OP_EXECUTOR = 1,  /* single operators */
    ACL_REG_TYPE_ACL_OP_CBLAS = 2,  /* matrix functions */
    ACL_REG_TYPE_ACL_OP_COMPILER = 3,  /* operator compilation */
    ACL_REG_TYPE_ACL_TDT_CHANNEL = 4,  /* tensor channels */
    ACL_REG_TYPE_ACL_TDT_QUEUE = 5,  /* shared queues */
    ACL_REG_TYPE_ACL_DVPP = 6,  /* media processing */
    ACL_REG_TYPE_ACL_RETR = 7,  /* feature retrieval */
    ACL_REG_TYPE_OTHER = 0xffff,  /* anything else; the only type that allows several registrations */
} aclRegisterCallbackType;

/**
 * Called by aclInit with the text of its configuration file and the byte length of that text; a code other
 * than 0 makes aclInit fail.
 */
typedef aclError (*aclInitCallbackFunc)(const char *configStr, size_t len, void *userData);

/** Called by the real finalization; a code other than 0 makes it fail. */
typedef aclError (*aclFinalizeCallbackFunc)(void *userData);

/**
 * Starts the library for the process, or adds a reference when it runs already.
 *
 * A further call returns 100002 but has counted: treat it as success. Its configuration is ignored.
 *
 * After a finalization only the same configuration as at first is accepted, another one gives 100000.
 * @param[in] configPath path of a JSON file, or null for the defaults
 * @see aclFinalize
 * @see aclFinalizeReference
 */
ACL_FUNC_VISIBILITY aclError aclInit(const char *configPath);

/**
 * Ends the library at once, however many references there are. A second call gives 100037.
 *
 * Contexts, streams and memory are not freed; may take seconds because logs are flushed. Never call it from a
 * static destructor.
 * @see aclInit
 */
ACL_FUNC_VISIBILITY aclError aclFinalize(void);

/**
 * Gives back one reference of aclInit; the last one ends the library. Gives 100037 when none is left.
 * @param[inout] refCount receives the references that remain; may be null
 * @see aclInit
 */
ACL_FUNC_VISIBILITY aclError aclFinalizeReference(uint64_t *refCount);

/**
 * Registers a function for aclInit to call. When the library runs already it is called at once and its result
 * is ignored.
 * @param[in] type component; registering one twice gives 500000, except ACL_REG_TYPE_OTHER
 * @param[in] cbFunc function, not null
 * @param[in] userData passed to the function; must outlive the registration
 * @see aclInitCallbackUnRegister
 */
ACL_FUNC_VISIBILITY aclError aclInitCallbackRegister(aclRegisterCallbackType type, aclInitCallbackFunc cbFunc,
    void *userData);

/**
 * Removes a function registered for aclInit; an unknown one gives 500000.
 * @param[in] type component used at registration
 * @param[in] cbFunc registered function
 * @see aclInitCallbackRegister
 */
ACL_FUNC_VISIBILITY aclError aclInitCallbackUnRegister(aclRegisterCallbackType type,
    aclInitCallbackFunc cbFunc);

/**
 * Registers a function for the finalization of the library to call.
 * @param[in] type component; registering one twice gives 500000, except ACL_REG_TYPE_OTHER
 * @param[in] cbFunc function, not null
 * @param[in] userData passed to the function; must outlive the registration
 * @see aclFinalizeCallbackUnRegister
 */
ACL_FUNC_VISIBILITY aclError aclFinalizeCallbackRegister(aclRegisterCallbackType type,
    aclFinalizeCallbackFunc cbFunc, void *userData);

/**
 * Removes a function registered for the finalization; an unknown one gives 500000.
 * @param[in] type component used at registration
 * @param[in] cbFunc registered function
 * @see aclFinalizeCallbackRegister
 */
ACL_FUNC_VISIBILITY aclError aclFinalizeCallbackUnRegister(aclRegisterCallbackType type,
    aclFinalizeCallbackFunc cbFunc);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_INIT_H_ */
