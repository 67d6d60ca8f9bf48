/*
 * Tensor channels between host and device: data items, data sets and the channels that carry them.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_TDT_H_
#define ASCENDCL_ACL_TDT_H_

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

/** What a data item of a channel carries. */
typedef enum acltdtTensorType {
    ACL_TENSOR_DATA_UNDEFINED = -1,  /* not known */
    ACL_TENSOR_DATA_TENSOR = 0,  /* a tensor */
    ACL_TENSOR_DATA_END_OF_SEQUENCE = 1,  /* end of the data */
    ACL_TENSOR_DATA_ABNORMAL = 2,  /* the sender failed */
    ACL_TENSOR_DATA_SLICE_TENSOR = 3,  /* a slice of a tensor */
    ACL_TENSOR_DATA_END_TENSOR = 4,  /* the last slice */
} acltdtTensorType;

/** A tensor or a mark that travels through a channel. */
typedef struct acltdtDataItem acltdtDataItem;

/** An ordered list of data items: the unit of sending and receiving. */
typedef struct acltdtDataset acltdtDataset;

/** A channel for tensors between host and device. */
typedef struct acltdtChannelHandle acltdtChannelHandle;

/**
 * Tells what a data item carries. Look at it first in received data.
 * @param[in] dataItem data item
 * @return kind of the item
 */
ACL_FUNC_VISIBILITY acltdtTensorType acltdtGetTensorTypeFromItem(const acltdtDataItem *dataItem);

/**
 * Returns the element type of a tensor item.
 * @param[in] dataItem data item
 * @return element type
 */
ACL_FUNC_VISIBILITY aclDataType acltdtGetDataTypeFromItem(const acltdtDataItem *dataItem);

/**
 * Returns where the data of a tensor item lies.
 * @param[in] dataItem data item
 * @return address of the data, owned by the item or its creator
 */
ACL_FUNC_VISIBILITY void *acltdtGetDataAddrFromItem(const acltdtDataItem *dataItem);

/**
 * Returns the size of a tensor item.
 * @param[in] dataItem data item
 * @return size in bytes
 */
ACL_FUNC_VISIBILITY size_t acltdtGetDataSizeFromItem(const acltdtDataItem *dataItem);

/**
 * Returns how many dimensions a tensor item has.
 * @param[in] dataItem data item
 * @return number of dimensions
 */
ACL_FUNC_VISIBILITY size_t acltdtGetDimNumFromItem(const acltdtDataItem *dataItem);

/**
 * Tells which slice of a large tensor an item is.
 * @param[in] dataItem data item
 * @param[out] sliceNum number of slices of the tensor
 * @param[out] sliceId index of this slice
 */
ACL_FUNC_VISIBILITY aclError acltdtGetSliceInfoFromItem(const acltdtDataItem *dataItem, size_t *sliceNum,
    size_t *sliceId);

/**
 * Copies the shape of a tensor item.
 * @param[in] dataItem data item
 * @param[inout] dims array to fill
 * @param[in] dimNum length of the array, at least the number of dimensions
 * @see acltdtGetDimNumFromItem
 */
ACL_FUNC_VISIBILITY aclError acltdtGetDimsFromItem(const acltdtDataItem *dataItem, int64_t *dims,
    size_t dimNum);

/**
 * Creates a data item around memory of the caller, which is not copied.
 * @param[in] tdtType what the item carries
 * @param[in] dims shape; null unless the item is a tensor
 * @param[in] dimNum number of dimensions, at most 128; 0 when dims is null
 * @param[in] dataType element type
 * @param[in] data memory of the tensor, kept until the item is sent or destroyed
 * @param[in] size size of data in bytes
 * @return the item, to be destroyed by acltdtDestroyDataItem, or null on failure
 */
ACL_FUNC_VISIBILITY acltdtDataItem *acltdtCreateDataItem(acltdtTensorType tdtType, const int64_t *dims,
    size_t dimNum, aclDataType dataType, void *data, size_t size);

/**
 * Destroys a data item of acltdtCreateDataItem; its data is not freed.
 * @param[in] dataItem data item
 */
ACL_FUNC_VISIBILITY aclError acltdtDestroyDataItem(acltdtDataItem *dataItem);

/**
 * Creates an empty data set.
 * @return the data set, to be destroyed by acltdtDestroyDataset, or null on failure
 */
ACL_FUNC_VISIBILITY acltdtDataset *acltdtCreateDataset(void);

/**
 * Destroys a data set. Items that a receive put into it go with it; items that the caller added remain.
 * @param[in] dataset data set
 */
ACL_FUNC_VISIBILITY aclError acltdtDestroyDataset(acltdtDataset *dataset);

/**
 * Returns one item of a data set.
 * @param[in] dataset data set
 * @param[in] index from 0 to the number of items - 1
 * @return the item, owned as before, or null when there is none
 */
ACL_FUNC_VISIBILITY acltdtDataItem *acltdtGetDataItem(const acltdtDataset *dataset, size_t index);

/**
 * Appends an item to a data set. Its owner remains the caller.
 * @param[in] dataset data set; not one filled by a receive
 * @param[in] dataItem item to append; host and device memory cannot be mixed
 */
ACL_FUNC_VISIBILITY aclError acltdtAddDataItem(acltdtDataset *dataset, acltdtDataItem *dataItem);

/**
 * Returns how many items a data set has.
 * @param[in] dataset data set
 * @return number of items
 */
ACL_FUNC_VISIBILITY size_t acltdtGetDatasetSize(const acltdtDataset *dataset);

/**
 * Returns the name of a received data set.
 * @param[in] dataset data set
 * @return the name, owned by the data set
 */
ACL_FUNC_VISIBILITY const char *acltdtGetDatasetName(const acltdtDataset *dataset);

/**
 * Wakes threads that wait in a send or receive. Call it from another thread, before the channel is destroyed.
 * No effect on products whose channels are queues.
 * @param[in] handle channel
 */
ACL_FUNC_VISIBILITY aclError acltdtStopChannel(acltdtChannelHandle *handle);

/**
 * Creates a channel between the host and a device.
 *
 * End it by acltdtStopChannel, then acltdtDestroyChannel.
 * @param[in] deviceId device, from 0 to the number of devices - 1
 * @param[in] name name of the channel; the prefix TF_RECEIVE_ makes it a receiving one on older products
 * @return the channel, or null on failure
 */
ACL_FUNC_VISIBILITY acltdtChannelHandle *acltdtCreateChannel(uint32_t deviceId, const char *name);

/**
 * Creates a channel that holds a limited number of messages.
 *
 * End it by acltdtDestroyChannel.
 * @param[in] deviceId device, from 0 to the number of devices - 1
 * @param[in] name name of the channel
 * @param[in] capacity number of messages, 2 to 8192
 * @return the channel, or null on failure
 */
ACL_FUNC_VISIBILITY acltdtChannelHandle *acltdtCreateChannelWithCapacity(uint32_t deviceId, const char *name,
    size_t capacity);

/**
 * Destroys a channel. No thread may be waiting in it.
 * @param[in] handle channel
 */
ACL_FUNC_VISIBILITY aclError acltdtDestroyChannel(acltdtChannelHandle *handle);

/**
 * Throws away all messages in a channel.
 * @param[in] handle channel with a capacity
 */
ACL_FUNC_VISIBILITY aclError acltdtCleanChannel(acltdtChannelHandle *handle);

/**
 * Sends a data set to the device. Waits while the channel is full.
 * @param[in] handle channel
 * @param[in] dataset data to send, stays with the caller
 * @param[in] timeout milliseconds to wait, -1 without limit, 0 returns at once; channels without a capacity
 *    may take -1 only
 */
ACL_FUNC_VISIBILITY aclError acltdtSendTensor(const acltdtChannelHandle *handle, const acltdtDataset *dataset,
    int32_t timeout);

/**
 * Receives a data set from the device. Waits while the channel is empty.
 * @param[in] handle channel
 * @param[in] dataset data set to fill; it owns the received items
 * @param[in] timeout milliseconds to wait, -1 without limit, 0 returns at once; channels without a capacity
 *    may take -1 only
 */
ACL_FUNC_VISIBILITY aclError acltdtReceiveTensor(const acltdtChannelHandle *handle, acltdtDataset *dataset,
    int32_t timeout);

/**
 * Returns how many messages wait in a channel.
 * @param[in] handle channel with a capacity
 * @param[out] size number of messages
 */
ACL_FUNC_VISIBILITY aclError acltdtQueryChannelSize(const acltdtChannelHandle *handle, size_t *size);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_TDT_H_ */
