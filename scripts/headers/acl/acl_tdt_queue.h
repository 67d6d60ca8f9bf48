/*
 * Shared queues: creation, access rights, enqueue and dequeue, routes between queues, and shared buffers.
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

#define ACL_TDT_QUEUE_PERMISSION_MANAGE 1  /* may manage the queue */
#define ACL_TDT_QUEUE_PERMISSION_DEQUEUE 2  /* may take data out */
#define ACL_TDT_QUEUE_PERMISSION_ENQUEUE 4  /* may put data in */
#define ACL_TDT_QUEUE_ROUTE_UNBIND 0  /* route status: not bound */
#define ACL_TDT_QUEUE_ROUTE_BIND 1  /* route status: bound */
#define ACL_TDT_QUEUE_ROUTE_BIND_ABNORMAL 2  /* route status: bound, but faulty */

/** Attribute of a queue; the ending of the name is the type of the value. */
typedef enum {
    ACL_TDT_QUEUE_NAME_PTR = 0,  /* name, at most 127 characters */
    ACL_TDT_QUEUE_DEPTH_UINT32 = 1,  /* number of places */
} acltdtQueueAttrType;

/** Property of a route; the ending of the name is the type of the value. */
typedef enum {
    ACL_TDT_QUEUE_ROUTE_SRC_UINT32 = 0,  /* source queue */
    ACL_TDT_QUEUE_ROUTE_DST_UINT32 = 1,  /* destination queue */
    ACL_TDT_QUEUE_ROUTE_STATUS_INT32 = 2,  /* ACL_TDT_QUEUE_ROUTE_UNBIND, _BIND or _BIND_ABNORMAL */
} acltdtQueueRouteParamType;

/** How a route query selects routes. */
typedef enum {
    ACL_TDT_QUEUE_ROUTE_QUERY_SRC = 0,  /* by source queue */
    ACL_TDT_QUEUE_ROUTE_QUERY_DST = 1,  /* by destination queue */
    ACL_TDT_QUEUE_ROUTE_QUERY_SRC_AND_DST = 2,  /* by both */
    ACL_TDT_QUEUE_ROUTE_QUERY_ABNORMAL = 100,  /* all faulty routes */
} acltdtQueueRouteQueryMode;

/** Property of a route query; the ending of the name is the type of the value. */
typedef enum {
    ACL_TDT_QUEUE_ROUTE_QUERY_MODE_ENUM = 0,  /* an acltdtQueueRouteQueryMode */
    ACL_TDT_QUEUE_ROUTE_QUERY_SRC_ID_UINT32 = 1,  /* source queue */
    ACL_TDT_QUEUE_ROUTE_QUERY_DST_ID_UINT32 = 2,  /* destination queue */
} acltdtQueueRouteQueryInfoParamType;

/** Memory of a shared buffer. */
typedef enum {
    ACL_TDT_NORMAL_MEM = 0,  /* ordinary memory, the only one supported */
    ACL_TDT_DVPP_MEM = 1,  /* memory for media processing */
} acltdtAllocBufType;

/** Attributes for creating a queue. */
typedef struct tagMemQueueAttr acltdtQueueAttr;

/** List of routes between queues. */
typedef struct acltdtQueueRouteList acltdtQueueRouteList;

/** Conditions of a route query. */
typedef struct acltdtQueueRouteQueryInfo acltdtQueueRouteQueryInfo;

/** A route that forwards data from one queue to another. */
typedef struct acltdtQueueRoute acltdtQueueRoute;

/** A shared buffer. */
typedef void *acltdtBuf;

/**
 * Creates a queue.
 *
 * Pairs with acltdtDestroyQueue.
 * @param[in] attr attributes; null for a generated name and 8 places
 * @param[out] qid number of the queue
 */
ACL_FUNC_VISIBILITY aclError acltdtCreateQueue(const acltdtQueueAttr *attr, uint32_t *qid);

/**
 * Destroys a queue of acltdtCreateQueue.
 * @param[in] qid queue
 */
ACL_FUNC_VISIBILITY aclError acltdtDestroyQueue(uint32_t qid);

/**
 * Puts a shared buffer into a queue. Waits while the queue is full.
 * @param[in] qid queue
 * @param[in] buf buffer of acltdtAllocBuf; in the queue it belongs to the receiver
 * @param[in] timeout milliseconds to wait, -1 without limit, 0 returns at once
 */
ACL_FUNC_VISIBILITY aclError acltdtEnqueue(uint32_t qid, acltdtBuf buf, int32_t timeout);

/**
 * Takes a shared buffer out of a queue. Waits while the queue is empty.
 * @param[in] qid queue
 * @param[out] buf the buffer, to be freed by acltdtFreeBuf
 * @param[in] timeout milliseconds to wait, -1 without limit, 0 returns at once
 */
ACL_FUNC_VISIBILITY aclError acltdtDequeue(uint32_t qid, acltdtBuf *buf, int32_t timeout);

/**
 * Copies data into a queue. Waits while the queue is full.
 * @param[in] qid queue
 * @param[in] data host or device memory
 * @param[in] dataSize size of data in bytes, more than 0
 * @param[in] userData private data of the message, may be null
 * @param[in] userDataSize size of userData in bytes, 0 when null
 * @param[in] timeout milliseconds to wait, -1 without limit; 0, on the device only, returns at once
 * @param[in] rsv reserved, 0
 */
ACL_FUNC_VISIBILITY aclError acltdtEnqueueData(uint32_t qid, const void *data, size_t dataSize,
    const void *userData, size_t userDataSize, int32_t timeout, uint32_t rsv);

/**
 * Copies data out of a queue. Waits while the queue is empty.
 * @param[in] qid queue
 * @param[inout] data host or device memory to fill
 * @param[in] dataSize size of data in bytes, more than 0
 * @param[out] retDataSize size of the message in bytes
 * @param[inout] userData memory for the private data, may be null
 * @param[in] userDataSize size of userData in bytes, 0 when null
 * @param[in] timeout milliseconds to wait, -1 without limit; 0, on the device only, returns at once
 */
ACL_FUNC_VISIBILITY aclError acltdtDequeueData(uint32_t qid, void *data, size_t dataSize, size_t *retDataSize,
    void *userData, size_t userDataSize, int32_t timeout);

/**
 * Gives another process rights on a queue. That process then calls acltdtAttachQueue.
 * @param[in] qid queue
 * @param[in] pid number of the process
 * @param[in] permission ACL_TDT_QUEUE_PERMISSION_* values joined by or
 * @param[in] timeout milliseconds to wait, -1 without limit, 0 returns at once
 */
ACL_FUNC_VISIBILITY aclError acltdtGrantQueue(uint32_t qid, int32_t pid, uint32_t permission,
    int32_t timeout);

/**
 * Takes the rights that another process granted on its queue.
 * @param[in] qid queue
 * @param[in] timeout milliseconds to wait, -1 without limit, 0 returns at once
 * @param[out] permission the rights: ACL_TDT_QUEUE_PERMISSION_* values joined by or
 */
ACL_FUNC_VISIBILITY aclError acltdtAttachQueue(uint32_t qid, int32_t timeout, uint32_t *permission);

/**
 * Binds routes: data put into a source queue also goes to its destinations, uncopied. Routes must not form a
 * circle.
 *
 * Fails if any route fails: the status of each tells which. Not for concurrent use.
 * @param[in] qRouteList routes to bind; the call updates their status
 */
ACL_FUNC_VISIBILITY aclError acltdtBindQueueRoutes(acltdtQueueRouteList *qRouteList);

/**
 * Releases routes.
 *
 * Fails if any route fails: the status of each tells which.
 * @param[in] qRouteList routes to release; the call updates their status
 */
ACL_FUNC_VISIBILITY aclError acltdtUnbindQueueRoutes(acltdtQueueRouteList *qRouteList);

/**
 * Finds bound routes and appends them to a list.
 * @param[in] queryInfo conditions of the query
 * @param[in] qRouteList list that receives the routes
 */
ACL_FUNC_VISIBILITY aclError acltdtQueryQueueRoutes(const acltdtQueueRouteQueryInfo *queryInfo,
    acltdtQueueRouteList *qRouteList);

/**
 * Allocates a shared buffer. Its data length is 0 at first.
 * @param[in] size size of the data area in bytes, at most 4 GiB
 * @param[in] type acltdtAllocBufType; only ACL_TDT_NORMAL_MEM is supported
 * @param[out] buf the buffer, to be freed by acltdtFreeBuf
 */
ACL_FUNC_VISIBILITY aclError acltdtAllocBuf(size_t size, uint32_t type, acltdtBuf *buf);

/**
 * Frees a shared buffer of acltdtAllocBuf, or one more reference of acltdtCopyBufRef.
 * @param[in] buf shared buffer
 */
ACL_FUNC_VISIBILITY aclError acltdtFreeBuf(acltdtBuf buf);

/**
 * Returns the data area of a shared buffer, to be filled or read.
 *
 * After filling it, set the length by acltdtSetBufDataLen.
 * @param[in] buf shared buffer
 * @param[out] dataPtr device address of the data area
 * @param[out] size size of the data area in bytes
 */
ACL_FUNC_VISIBILITY aclError acltdtGetBufData(const acltdtBuf buf, void **dataPtr, size_t *size);

/**
 * Sets how much of the data area holds data.
 * @param[in] buf shared buffer
 * @param[in] len bytes of data, within the size of the data area
 */
ACL_FUNC_VISIBILITY aclError acltdtSetBufDataLen(acltdtBuf buf, size_t len);

/**
 * Returns how much of the data area holds data; 0 until it is set.
 * @param[in] buf shared buffer
 * @param[out] len bytes of data
 */
ACL_FUNC_VISIBILITY aclError acltdtGetBufDataLen(acltdtBuf buf, size_t *len);

/**
 * Appends a shared buffer to a chain of at most 128.
 * @param[in] headBuf first buffer of the chain
 * @param[in] buf buffer to append
 */
ACL_FUNC_VISIBILITY aclError acltdtAppendBufChain(acltdtBuf headBuf, acltdtBuf buf);

/**
 * Returns how many shared buffers a chain has.
 * @param[in] headBuf first buffer of the chain
 * @param[out] num number of buffers
 */
ACL_FUNC_VISIBILITY aclError acltdtGetBufChainNum(acltdtBuf headBuf, uint32_t *num);

/**
 * Returns one shared buffer of a chain.
 * @param[in] headBuf first buffer of the chain
 * @param[in] index from 0 to the number of buffers - 1
 * @param[out] buf the buffer, still part of the chain
 */
ACL_FUNC_VISIBILITY aclError acltdtGetBufFromChain(acltdtBuf headBuf, uint32_t index, acltdtBuf *buf);

/**
 * Copies from the private area of a shared buffer, which has 96 bytes.
 * @param[in] buf shared buffer
 * @param[out] dataPtr memory to fill
 * @param[in] size bytes to copy
 * @param[in] offset offset in the private area in bytes; offset + size is at most 96
 */
ACL_FUNC_VISIBILITY aclError acltdtGetBufUserData(const acltdtBuf buf, void *dataPtr, size_t size,
    size_t offset);

/**
 * Copies into the private area of a shared buffer, which has 96 bytes.
 * @param[in] buf shared buffer
 * @param[in] dataPtr memory to read
 * @param[in] size bytes to copy
 * @param[in] offset offset in the private area in bytes; offset + size is at most 96
 */
ACL_FUNC_VISIBILITY aclError acltdtSetBufUserData(acltdtBuf buf, const void *dataPtr, size_t size,
    size_t offset);

/**
 * Creates a second shared buffer over the same data area.
 * @param[in] buf shared buffer
 * @param[out] newBuf the new buffer, to be freed on its own
 */
ACL_FUNC_VISIBILITY aclError acltdtCopyBufRef(const acltdtBuf buf, acltdtBuf *newBuf);

/**
 * Creates queue attributes with default values.
 * @return the attributes, to be destroyed by acltdtDestroyQueueAttr, or null on failure
 */
ACL_FUNC_VISIBILITY acltdtQueueAttr *acltdtCreateQueueAttr(void);

/**
 * Destroys queue attributes.
 * @param[in] attr the attributes
 */
ACL_FUNC_VISIBILITY aclError acltdtDestroyQueueAttr(const acltdtQueueAttr *attr);

/**
 * Sets one queue attribute; the value is copied.
 * @param[in] attr attributes to change
 * @param[in] type attribute to set
 * @param[in] len size of the value in bytes: 4 for UINT32, 8 for PTR
 * @param[in] param address of the value; for a name, the address of the pointer to it
 */
ACL_FUNC_VISIBILITY aclError acltdtSetQueueAttr(acltdtQueueAttr *attr, acltdtQueueAttrType type, size_t len,
    const void *param);

/**
 * Reads one queue attribute.
 * @param[in] attr attributes to read
 * @param[in] type attribute to read
 * @param[in] len size of param in bytes: 4 for UINT32, 8 for PTR
 * @param[out] paramRetSize size of the value in bytes
 * @param[out] param memory for the value; for a name it receives a pointer into the attributes
 */
ACL_FUNC_VISIBILITY aclError acltdtGetQueueAttr(const acltdtQueueAttr *attr, acltdtQueueAttrType type,
    size_t len, size_t *paramRetSize, void *param);

/**
 * Describes a route, not bound yet.
 * @param[in] srcId source queue
 * @param[in] dstId destination queue
 * @return the route, to be destroyed by acltdtDestroyQueueRoute, or null on failure
 */
ACL_FUNC_VISIBILITY acltdtQueueRoute *acltdtCreateQueueRoute(uint32_t srcId, uint32_t dstId);

/**
 * Destroys the description of a route. A bound route stays bound.
 * @param[in] route the route
 */
ACL_FUNC_VISIBILITY aclError acltdtDestroyQueueRoute(const acltdtQueueRoute *route);

/**
 * Reads one property of a route.
 * @param[in] route the route
 * @param[in] type property to read
 * @param[in] len size of param in bytes, 4
 * @param[out] paramRetSize size of the value in bytes
 * @param[out] param memory for the value
 */
ACL_FUNC_VISIBILITY aclError acltdtGetQueueRouteParam(const acltdtQueueRoute *route,
    acltdtQueueRouteParamType type, size_t len, size_t *paramRetSize, void *param);

/**
 * Creates an empty list of routes.
 * @return the list, to be destroyed by acltdtDestroyQueueRouteList, or null on failure
 */
ACL_FUNC_VISIBILITY acltdtQueueRouteList *acltdtCreateQueueRouteList(void);

/**
 * Destroys a list of routes. Bound routes stay bound.
 * @param[in] routeList the list
 */
ACL_FUNC_VISIBILITY aclError acltdtDestroyQueueRouteList(const acltdtQueueRouteList *routeList);

/**
 * Appends a copy of a route to a list.
 * @param[in] routeList list to extend
 * @param[in] route route to copy
 */
ACL_FUNC_VISIBILITY aclError acltdtAddQueueRoute(acltdtQueueRouteList *routeList,
    const acltdtQueueRoute *route);

/**
 * Copies one route of a list.
 * @param[in] routeList list to read
 * @param[in] index from 0 to the number of routes - 1
 * @param[in] route existing route to overwrite
 */
ACL_FUNC_VISIBILITY aclError acltdtGetQueueRoute(const acltdtQueueRouteList *routeList, size_t index,
    acltdtQueueRoute *route);

/**
 * Returns how many routes a list has.
 * @param[in] routeList the list
 * @return number of routes
 */
ACL_FUNC_VISIBILITY size_t acltdtGetQueueRouteNum(const acltdtQueueRouteList *routeList);

/**
 * Creates an empty route query.
 * @return the query, to be destroyed by acltdtDestroyQueueRouteQueryInfo, or null on failure
 */
ACL_FUNC_VISIBILITY acltdtQueueRouteQueryInfo *acltdtCreateQueueRouteQueryInfo(void);

/**
 * Destroys a route query.
 * @param[in] info the query
 */
ACL_FUNC_VISIBILITY aclError acltdtDestroyQueueRouteQueryInfo(const acltdtQueueRouteQueryInfo *info);

/**
 * Sets one condition of a route query; the value is copied.
 * @param[in] param query to change
 * @param[in] type condition to set
 * @param[in] len size of the value in bytes, 4
 * @param[in] value address of the value
 */
ACL_FUNC_VISIBILITY aclError acltdtSetQueueRouteQueryInfo(acltdtQueueRouteQueryInfo *param,
    acltdtQueueRouteQueryInfoParamType type, size_t len, const void *value);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_TDT_QUEUE_H_ */
