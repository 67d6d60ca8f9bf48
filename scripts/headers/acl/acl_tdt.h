/*
 * AscendCL interface: acl_tdt.h.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_TDT_H_
#define ASCENDCL_ACL_TDT_H_

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum acltdtTensorType {
    ACL_TENSOR_DATA_UNDEFINED = -1,
    ACL_TENSOR_DATA_TENSOR = 0,
    ACL_TENSOR_DATA_END_OF_SEQUENCE = 1,
    ACL_TENSOR_DATA_ABNORMAL = 2,
    ACL_TENSOR_DATA_SLICE_TENSOR = 3,
    ACL_TENSOR_DATA_END_TENSOR = 4,
} acltdtTensorType;

typedef struct acltdtDataItem acltdtDataItem;

typedef struct acltdtDataset acltdtDataset;

typedef struct acltdtChannelHandle acltdtChannelHandle;

/**
 * TODO acltdtGetTensorTypeFromItem.
 * @param[in] dataItem
 */
ACL_FUNC_VISIBILITY acltdtTensorType acltdtGetTensorTypeFromItem(const acltdtDataItem *dataItem);

/**
 * TODO acltdtGetDataTypeFromItem.
 * @param[in] dataItem
 */
ACL_FUNC_VISIBILITY aclDataType acltdtGetDataTypeFromItem(const acltdtDataItem *dataItem);

/**
 * TODO acltdtGetDataAddrFromItem.
 * @param[in] dataItem
 */
ACL_FUNC_VISIBILITY void *acltdtGetDataAddrFromItem(const acltdtDataItem *dataItem);

/**
 * TODO acltdtGetDataSizeFromItem.
 * @param[in] dataItem
 */
ACL_FUNC_VISIBILITY size_t acltdtGetDataSizeFromItem(const acltdtDataItem *dataItem);

/**
 * TODO acltdtGetDimNumFromItem.
 * @param[in] dataItem
 */
ACL_FUNC_VISIBILITY size_t acltdtGetDimNumFromItem(const acltdtDataItem *dataItem);

/**
 * TODO acltdtGetSliceInfoFromItem.
 * @param[in] dataItem
 * @param[out] sliceNum
 * @param[out] sliceId
 */
ACL_FUNC_VISIBILITY aclError acltdtGetSliceInfoFromItem(const acltdtDataItem *dataItem, size_t *sliceNum,
    size_t *sliceId);

/**
 * TODO acltdtGetDimsFromItem.
 * @param[in] dataItem
 * @param[inout] dims
 * @param[in] dimNum
 */
ACL_FUNC_VISIBILITY aclError acltdtGetDimsFromItem(const acltdtDataItem *dataItem, int64_t *dims,
    size_t dimNum);

/**
 * TODO acltdtCreateDataItem.
 * @param[in] tdtType
 * @param[in] dims
 * @param[in] dimNum
 * @param[in] dataType
 * @param[in] data
 * @param[in] size
 */
ACL_FUNC_VISIBILITY acltdtDataItem *acltdtCreateDataItem(acltdtTensorType tdtType, const int64_t *dims,
    size_t dimNum, aclDataType dataType, void *data, size_t size);

/**
 * TODO acltdtDestroyDataItem.
 * @param[in] dataItem
 */
ACL_FUNC_VISIBILITY aclError acltdtDestroyDataItem(acltdtDataItem *dataItem);

/**
 * TODO acltdtCreateDataset.
 */
ACL_FUNC_VISIBILITY acltdtDataset *acltdtCreateDataset(void);

/**
 * TODO acltdtDestroyDataset.
 * @param[in] dataset
 */
ACL_FUNC_VISIBILITY aclError acltdtDestroyDataset(acltdtDataset *dataset);

/**
 * TODO acltdtGetDataItem.
 * @param[in] dataset
 * @param[in] index
 */
ACL_FUNC_VISIBILITY acltdtDataItem *acltdtGetDataItem(const acltdtDataset *dataset, size_t index);

/**
 * TODO acltdtAddDataItem.
 * @param[out] dataset
 * @param[in] dataItem
 */
ACL_FUNC_VISIBILITY aclError acltdtAddDataItem(acltdtDataset *dataset, acltdtDataItem *dataItem);

/**
 * TODO acltdtGetDatasetSize.
 * @param[in] dataset
 */
ACL_FUNC_VISIBILITY size_t acltdtGetDatasetSize(const acltdtDataset *dataset);

/**
 * TODO acltdtGetDatasetName.
 * @param[in] dataset
 */
ACL_FUNC_VISIBILITY const char *acltdtGetDatasetName(const acltdtDataset *dataset);

/**
 * TODO acltdtStopChannel.
 * @param[in] handle
 */
ACL_FUNC_VISIBILITY aclError acltdtStopChannel(acltdtChannelHandle *handle);

/**
 * TODO acltdtCreateChannel.
 * @param[in] deviceId
 * @param[in] name
 */
ACL_FUNC_VISIBILITY acltdtChannelHandle *acltdtCreateChannel(uint32_t deviceId, const char *name);

/**
 * TODO acltdtCreateChannelWithCapacity.
 * @param[in] deviceId
 * @param[in] name
 * @param[in] capacity
 */
ACL_FUNC_VISIBILITY acltdtChannelHandle *acltdtCreateChannelWithCapacity(uint32_t deviceId, const char *name,
    size_t capacity);

/**
 * TODO acltdtDestroyChannel.
 * @param[in] handle
 */
ACL_FUNC_VISIBILITY aclError acltdtDestroyChannel(acltdtChannelHandle *handle);

/**
 * TODO acltdtCleanChannel.
 * @param[in] handle
 */
ACL_FUNC_VISIBILITY aclError acltdtCleanChannel(acltdtChannelHandle *handle);

/**
 * TODO acltdtSendTensor.
 * @param[in] handle
 * @param[in] dataset
 * @param[in] timeout
 */
ACL_FUNC_VISIBILITY aclError acltdtSendTensor(const acltdtChannelHandle *handle, const acltdtDataset *dataset,
    int32_t timeout);

/**
 * TODO acltdtReceiveTensor.
 * @param[in] handle
 * @param[out] dataset
 * @param[in] timeout
 */
ACL_FUNC_VISIBILITY aclError acltdtReceiveTensor(const acltdtChannelHandle *handle, acltdtDataset *dataset,
    int32_t timeout);

/**
 * TODO acltdtQueryChannelSize.
 * @param[in] handle
 * @param[out] size
 */
ACL_FUNC_VISIBILITY aclError acltdtQueryChannelSize(const acltdtChannelHandle *handle, size_t *size);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_TDT_H_ */
