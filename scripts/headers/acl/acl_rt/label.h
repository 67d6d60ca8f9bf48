/*
 * Labels: jump targets inside the streams of a model.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_LABEL_H_
#define ASCENDCL_ACL_RT_LABEL_H_

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Creates a label, a jump target for streams of a model. A process has at most 65535.
 * @param[out] label receives the handle
 * @see aclrtDestroyLabel
 * @see aclrtSetLabel
 */
ACL_FUNC_VISIBILITY aclError aclrtCreateLabel(aclrtLabel *label);

/**
 * Puts a label at the present end of a stream.
 * @param[in] label handle to place
 * @param[in] stream handle bound to a model with aclmdlRIBindStream
 * @see aclrtSwitchLabelByIndex
 */
ACL_FUNC_VISIBILITY aclError aclrtSetLabel(aclrtLabel label, aclrtStream stream);

/**
 * Destroys a label.
 * @param[in] label handle from aclrtCreateLabel
 * @see aclrtCreateLabel
 */
ACL_FUNC_VISIBILITY aclError aclrtDestroyLabel(aclrtLabel label);

/**
 * Makes a table of labels for jumps by index.
 * @param[in] labels array of labels
 * @param[in] num number of labels, 1 to 65535
 * @param[out] labelList receives the table
 * @see aclrtDestroyLabelList
 */
ACL_FUNC_VISIBILITY aclError aclrtCreateLabelList(aclrtLabel *labels, size_t num, aclrtLabelList *labelList);

/**
 * Frees a table of labels; the labels stay.
 * @param[in] labelList table from aclrtCreateLabelList
 * @see aclrtCreateLabelList
 */
ACL_FUNC_VISIBILITY aclError aclrtDestroyLabelList(aclrtLabelList labelList);

/**
 * Queues a task that jumps to a label chosen on the device; the rest of its own stream is not run.
 * @param[in] ptr device address of a uint32_t index, from 0; one that is too large takes the last label
 * @param[in] maxValue number of labels in the table
 * @param[in] labelList table of labels
 * @param[in] stream runs the task
 * @see aclrtSetLabel
 */
ACL_FUNC_VISIBILITY aclError aclrtSwitchLabelByIndex(void *ptr, uint32_t maxValue, aclrtLabelList labelList,
    aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_LABEL_H_ */
