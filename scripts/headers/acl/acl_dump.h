/*
 * Dump of operator inputs and outputs: callbacks, modes and paths.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_DUMP_H_
#define ASCENDCL_ACL_DUMP_H_

#include "acl/acl_base_rt.h"

#define ACL_DUMP_API __attribute__((visibility("default")))

#ifdef __cplusplus
extern "C" {
#endif

#define ACL_DUMP_MAX_FILE_PATH_LENGTH 4096  /* size of acldumpChunk.fileName in bytes */
#define ACL_OP_DUMP_OP_AICORE_ARGS 1U  /* shapes, types and attributes of all operators */

/** Kind of dump whose folder acldumpGetPath returns. */
typedef enum acldumpType {
    AIC_ERR_BRIEF_DUMP = 1,  /* failed kernels: inputs, outputs, workspace */
    AIC_ERR_NORM_DUMP = 2,  /* the same with shapes, types and attributes */
    AIC_ERR_DETAIL_DUMP = 3,  /* brief, plus memory, registers and call stack of the core */
    DATA_DUMP = 4,  /* inputs and outputs of operators */
    OVERFLOW_DUMP = 5,  /* operators that overflowed */
} acldumpType;

/** A piece of dump data, as the callback gets it. */
typedef struct acldumpChunk {
    char fileName[4096];  /* file that the data would go to */
    uint32_t bufLen;  /* bytes in dataBuf */
    uint32_t isLastChunk;  /* 1: last piece of the file */
    int64_t offset;  /* offset in the file, -1: append */
    int32_t flag;  /* reserved */
    uint8_t dataBuf[0];  /* bufLen bytes of data */
} acldumpChunk;

/**
 * Has dump data handed to a function instead of written to files.
 *
 * The piece is valid only during the call, which comes from a thread of the library.
 * @param[in] messageCallback gets a piece of data and the size of acldumpChunk with its data, in bytes;
 *    returns 0 on success
 * @param[in] flag reserved, 0: nothing is written to files
 * @see acldumpUnregCallback
 */
ACL_DUMP_API aclError acldumpRegCallback(int32_t (*const messageCallback)(const acldumpChunk *, int32_t),
    int32_t flag);

/**
 * Removes the function of acldumpRegCallback.
 */
ACL_DUMP_API void acldumpUnregCallback(void);

/**
 * Starts collecting information on the operators that run; one file per operator shape.
 *
 * Only for single operator calls. Pairs with aclopStopDumpArgs.
 * @param[in] dumpType ACL_OP_DUMP_OP_AICORE_ARGS
 * @param[in] path folder for the files, created if need be
 */
ACL_DUMP_API aclError aclopStartDumpArgs(uint32_t dumpType, const char *path);

/**
 * Stops collecting operator information.
 * @param[in] dumpType value given to aclopStartDumpArgs
 */
ACL_DUMP_API aclError aclopStopDumpArgs(uint32_t dumpType);

/**
 * Returns the folder of a configured dump, to put own files beside it.
 * @param[in] dumpType kind of dump
 * @return the path, owned by the library, or null when none is configured
 */
ACL_DUMP_API const char *acldumpGetPath(acldumpType dumpType);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_DUMP_H_ */
