/*
 * AscendCL interface: acl_tdt_queue.h.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_TDT_QUEUE_H_
#define ASCENDCL_ACL_TDT_QUEUE_H_

#include "acl/acl_base_rt.h"
#include "acl/acl_tdt.h"

#ifdef __cplusplus
extern "C" {
#endif

#define ACL_TDT_QUEUE_PERMISSION_MANAGE 1
#define ACL_TDT_QUEUE_PERMISSION_DEQUEUE 2
#define ACL_TDT_QUEUE_PERMISSION_ENQUEUE 4
#define ACL_TDT_QUEUE_ROUTE_UNBIND 0
#define ACL_TDT_QUEUE_ROUTE_BIND 1
#define ACL_TDT_QUEUE_ROUTE_BIND_ABNORMAL 2

typedef enum {
    ACL_TDT_QUEUE_NAME_PTR = 0,
    ACL_TDT_QUEUE_DEPTH_UINT32 = 1,
} acltdtQueueAttrType;

typedef enum {
    ACL_TDT_QUEUE_ROUTE_SRC_UINT32 = 0,
    ACL_TDT_QUEUE_ROUTE_DST_UINT32 = 1,
    ACL_TDT_QUEUE_ROUTE_STATUS_INT32 = 2,
} acltdtQueueRouteParamType;

typedef enum {
    ACL_TDT_QUEUE_ROUTE_QUERY_SRC = 0,
    ACL_TDT_QUEUE_ROUTE_QUERY_DST = 1,
    ACL_TDT_QUEUE_ROUTE_QUERY_SRC_AND_DST = 2,
    ACL_TDT_QUEUE_ROUTE_QUERY_ABNORMAL = 100,
} acltdtQueueRouteQueryMode;

typedef enum {
    ACL_TDT_QUEUE_ROUTE_QUERY_MODE_ENUM = 0,
    ACL_TDT_QUEUE_ROUTE_QUERY_SRC_ID_UINT32 = 1,
    ACL_TDT_QUEUE_ROUTE_QUERY_DST_ID_UINT32 = 2,
} acltdtQueueRouteQueryInfoParamType;

typedef enum {
    ACL_TDT_NORMAL_MEM = 0,
    ACL_TDT_DVPP_MEM = 1,
} acltdtAllocBufType;

typedef struct tagMemQueueAttr acltdtQueueAttr;

typedef struct acltdtQueueRouteList acltdtQueueRouteList;

typedef struct acltdtQueueRouteQueryInfo acltdtQueueRouteQueryInfo;

typedef struct acltdtQueueRoute acltdtQueueRoute;

typedef void *acltdtBuf;

/**
 * TODO acltdtCreateQueue.
 * @param[in] attr
 * @param[out] qid
 */
ACL_FUNC_VISIBILITY aclError acltdtCreateQueue(const acltdtQueueAttr *attr, uint32_t *qid);

/**
 * TODO acltdtDestroyQueue.
 * @param[in] qid
 */
ACL_FUNC_VISIBILITY aclError acltdtDestroyQueue(uint32_t qid);

/**
 * TODO acltdtEnqueue.
 * @param[in] qid
 * @param[in] buf
 * @param[in] timeout
 */
ACL_FUNC_VISIBILITY aclError acltdtEnqueue(uint32_t qid, acltdtBuf buf, int32_t timeout);

/**
 * TODO acltdtDequeue.
 * @param[in] qid
 * @param[out] buf
 * @param[in] timeout
 */
ACL_FUNC_VISIBILITY aclError acltdtDequeue(uint32_t qid, acltdtBuf *buf, int32_t timeout);

/**
 * TODO acltdtEnqueueData.
 * @param[in] qid
 * @param[in] data
 * @param[in] dataSize
 * @param[in] userData
 * @param[in] userDataSize
 * @param[in] timeout
 * @param[in] rsv
 */
ACL_FUNC_VISIBILITY aclError acltdtEnqueueData(uint32_t qid, const void *data, size_t dataSize,
    const void *userData, size_t userDataSize, int32_t timeout, uint32_t rsv);

/**
 * TODO acltdtDequeueData.
 * @param[in] qid
 * @param[inout] data
 * @param[in] dataSize
 * @param[out] retDataSize
 * @param[inout] userData
 * @param[in] userDataSize
 * @param[in] timeout
 */
ACL_FUNC_VISIBILITY aclError acltdtDequeueData(uint32_t qid, void *data, size_t dataSize, size_t *retDataSize,
    void *userData, size_t userDataSize, int32_t timeout);

/**
 * TODO acltdtGrantQueue.
 * @param[in] qid
 * @param[in] pid
 * @param[in] permission
 * @param[in] timeout
 */
ACL_FUNC_VISIBILITY aclError acltdtGrantQueue(uint32_t qid, int32_t pid, uint32_t permission,
    int32_t timeout);

/**
 * TODO acltdtAttachQueue.
 * @param[in] qid
 * @param[in] timeout
 * @param[out] permission
 */
ACL_FUNC_VISIBILITY aclError acltdtAttachQueue(uint32_t qid, int32_t timeout, uint32_t *permission);

/**
 * TODO acltdtBindQueueRoutes.
 * @param[inout] qRouteList
 */
ACL_FUNC_VISIBILITY aclError acltdtBindQueueRoutes(acltdtQueueRouteList *qRouteList);

/**
 * TODO acltdtUnbindQueueRoutes.
 * @param[inout] qRouteList
 */
ACL_FUNC_VISIBILITY aclError acltdtUnbindQueueRoutes(acltdtQueueRouteList *qRouteList);

/**
 * TODO acltdtQueryQueueRoutes.
 * @param[in] queryInfo
 * @param[inout] qRouteList
 */
ACL_FUNC_VISIBILITY aclError acltdtQueryQueueRoutes(const acltdtQueueRouteQueryInfo *queryInfo,
    acltdtQueueRouteList *qRouteList);

/**
 * TODO acltdtAllocBuf.
 * @param[in] size
 * @param[in] type
 * @param[out] buf
 */
ACL_FUNC_VISIBILITY aclError acltdtAllocBuf(size_t size, uint32_t type, acltdtBuf *buf);

/**
 * TODO acltdtFreeBuf.
 * @param[in] buf
 */
ACL_FUNC_VISIBILITY aclError acltdtFreeBuf(acltdtBuf buf);

/**
 * TODO acltdtGetBufData.
 * @param[in] buf
 * @param[out] dataPtr
 * @param[out] size
 */
ACL_FUNC_VISIBILITY aclError acltdtGetBufData(const acltdtBuf buf, void **dataPtr, size_t *size);

/**
 * TODO acltdtSetBufDataLen.
 * @param[in] buf
 * @param[in] len
 */
ACL_FUNC_VISIBILITY aclError acltdtSetBufDataLen(acltdtBuf buf, size_t len);

/**
 * TODO acltdtGetBufDataLen.
 * @param[in] buf
 * @param[out] len
 */
ACL_FUNC_VISIBILITY aclError acltdtGetBufDataLen(acltdtBuf buf, size_t *len);

/**
 * TODO acltdtAppendBufChain.
 * @param[in] headBuf
 * @param[in] buf
 */
ACL_FUNC_VISIBILITY aclError acltdtAppendBufChain(acltdtBuf headBuf, acltdtBuf buf);

/**
 * TODO acltdtGetBufChainNum.
 * @param[in] headBuf
 * @param[out] num
 */
ACL_FUNC_VISIBILITY aclError acltdtGetBufChainNum(acltdtBuf headBuf, uint32_t *num);

/**
 * TODO acltdtGetBufFromChain.
 * @param[in] headBuf
 * @param[in] index
 * @param[out] buf
 */
ACL_FUNC_VISIBILITY aclError acltdtGetBufFromChain(acltdtBuf headBuf, uint32_t index, acltdtBuf *buf);

/**
 * TODO acltdtGetBufUserData.
 * @param[in] buf
 * @param[in] dataPtr
 * @param[in] size
 * @param[in] offset
 */
ACL_FUNC_VISIBILITY aclError acltdtGetBufUserData(const acltdtBuf buf, void *dataPtr, size_t size,
    size_t offset);

/**
 * TODO acltdtSetBufUserData.
 * @param[out] buf
 * @param[in] dataPtr
 * @param[in] size
 * @param[in] offset
 */
ACL_FUNC_VISIBILITY aclError acltdtSetBufUserData(acltdtBuf buf, const void *dataPtr, size_t size,
    size_t offset);

/**
 * TODO acltdtCopyBufRef.
 * @param[in] buf
 * @param[out] newBuf
 */
ACL_FUNC_VISIBILITY aclError acltdtCopyBufRef(const acltdtBuf buf, acltdtBuf *newBuf);

/**
 * TODO acltdtCreateQueueAttr.
 */
ACL_FUNC_VISIBILITY acltdtQueueAttr *acltdtCreateQueueAttr(void);

/**
 * TODO acltdtDestroyQueueAttr.
 * @param[in] attr
 */
ACL_FUNC_VISIBILITY aclError acltdtDestroyQueueAttr(const acltdtQueueAttr *attr);

/**
 * TODO acltdtSetQueueAttr.
 * @param[inout] attr
 * @param[in] type
 * @param[in] len
 * @param[in] param
 */
ACL_FUNC_VISIBILITY aclError acltdtSetQueueAttr(acltdtQueueAttr *attr, acltdtQueueAttrType type, size_t len,
    const void *param);

/**
 * TODO acltdtGetQueueAttr.
 * @param[in] attr
 * @param[in] type
 * @param[in] len
 * @param[out] paramRetSize
 * @param[out] param
 */
ACL_FUNC_VISIBILITY aclError acltdtGetQueueAttr(const acltdtQueueAttr *attr, acltdtQueueAttrType type,
    size_t len, size_t *paramRetSize, void *param);

/**
 * TODO acltdtCreateQueueRoute.
 * @param[in] srcId
 * @param[in] dstId
 */
ACL_FUNC_VISIBILITY acltdtQueueRoute *acltdtCreateQueueRoute(uint32_t srcId, uint32_t dstId);

/**
 * TODO acltdtDestroyQueueRoute.
 * @param[in] route
 */
ACL_FUNC_VISIBILITY aclError acltdtDestroyQueueRoute(const acltdtQueueRoute *route);

/**
 * TODO acltdtGetQueueRouteParam.
 * @param[in] route
 * @param[in] type
 * @param[in] len
 * @param[out] paramRetSize
 * @param[out] param
 */
ACL_FUNC_VISIBILITY aclError acltdtGetQueueRouteParam(const acltdtQueueRoute *route,
    acltdtQueueRouteParamType type, size_t len, size_t *paramRetSize, void *param);

/**
 * TODO acltdtCreateQueueRouteList.
 */
ACL_FUNC_VISIBILITY acltdtQueueRouteList *acltdtCreateQueueRouteList(void);

/**
 * TODO acltdtDestroyQueueRouteList.
 * @param[in] routeList
 */
ACL_FUNC_VISIBILITY aclError acltdtDestroyQueueRouteList(const acltdtQueueRouteList *routeList);

/**
 * TODO acltdtAddQueueRoute.
 * @param[inout] routeList
 * @param[in] route
 */
ACL_FUNC_VISIBILITY aclError acltdtAddQueueRoute(acltdtQueueRouteList *routeList,
    const acltdtQueueRoute *route);

/**
 * TODO acltdtGetQueueRoute.
 * @param[in] routeList
 * @param[in] index
 * @param[inout] route
 */
ACL_FUNC_VISIBILITY aclError acltdtGetQueueRoute(const acltdtQueueRouteList *routeList, size_t index,
    acltdtQueueRoute *route);

/**
 * TODO acltdtGetQueueRouteNum.
 * @param[in] routeList
 */
ACL_FUNC_VISIBILITY size_t acltdtGetQueueRouteNum(const acltdtQueueRouteList *routeList);

/**
 * TODO acltdtCreateQueueRouteQueryInfo.
 */
ACL_FUNC_VISIBILITY acltdtQueueRouteQueryInfo *acltdtCreateQueueRouteQueryInfo(void);

/**
 * TODO acltdtDestroyQueueRouteQueryInfo.
 * @param[in] info
 */
ACL_FUNC_VISIBILITY aclError acltdtDestroyQueueRouteQueryInfo(const acltdtQueueRouteQueryInfo *info);

/**
 * TODO acltdtSetQueueRouteQueryInfo.
 * @param[inout] param
 * @param[in] type
 * @param[in] len
 * @param[in] value
 */
ACL_FUNC_VISIBILITY aclError acltdtSetQueueRouteQueryInfo(acltdtQueueRouteQueryInfo *param,
    acltdtQueueRouteQueryInfoParamType type, size_t len, const void *value);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_TDT_QUEUE_H_ */
