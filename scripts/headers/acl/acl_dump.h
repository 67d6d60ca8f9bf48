/*
 * AscendCL interface: acl_dump.h.
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

#define ACL_DUMP_MAX_FILE_PATH_LENGTH 4096
#define ACL_OP_DUMP_OP_AICORE_ARGS 1U

typedef enum acldumpType {
    AIC_ERR_BRIEF_DUMP = 1,
    AIC_ERR_NORM_DUMP = 2,
    AIC_ERR_DETAIL_DUMP = 3,
    DATA_DUMP = 4,
    OVERFLOW_DUMP = 5,
} acldumpType;

typedef struct acldumpChunk {
    char fileName[4096];
    uint32_t bufLen;
    uint32_t isLastChunk;
    int64_t offset;
    int32_t flag;
    uint8_t dataBuf[0];
} acldumpChunk;

/**
 * TODO acldumpRegCallback.
 * @param[in] messageCallback
 * @param[in] flag
 */
ACL_DUMP_API aclError acldumpRegCallback(int32_t (*const messageCallback)(const acldumpChunk *, int32_t),
    int32_t flag);

/**
 * TODO acldumpUnregCallback.
 */
ACL_DUMP_API void acldumpUnregCallback(void);

/**
 * TODO aclopStartDumpArgs.
 * @param[in] dumpType
 * @param[in] path
 */
ACL_DUMP_API aclError aclopStartDumpArgs(uint32_t dumpType, const char *path);

/**
 * TODO aclopStopDumpArgs.
 * @param[in] dumpType
 */
ACL_DUMP_API aclError aclopStopDumpArgs(uint32_t dumpType);

/**
 * TODO acldumpGetPath.
 * @param[in] dumpType
 */
ACL_DUMP_API const char *acldumpGetPath(acldumpType dumpType);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_DUMP_H_ */
