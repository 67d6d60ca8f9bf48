/*
 * AscendCL interface: acl_rt/label.h.
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
 * TODO aclrtCreateLabel.
 * @param[out] label
 */
ACL_FUNC_VISIBILITY aclError aclrtCreateLabel(aclrtLabel *label);

/**
 * TODO aclrtSetLabel.
 * @param[in] label
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtSetLabel(aclrtLabel label, aclrtStream stream);

/**
 * TODO aclrtDestroyLabel.
 * @param[in] label
 */
ACL_FUNC_VISIBILITY aclError aclrtDestroyLabel(aclrtLabel label);

/**
 * TODO aclrtCreateLabelList.
 * @param[in] labels
 * @param[in] num
 * @param[out] labelList
 */
ACL_FUNC_VISIBILITY aclError aclrtCreateLabelList(aclrtLabel *labels, size_t num, aclrtLabelList *labelList);

/**
 * TODO aclrtDestroyLabelList.
 * @param[in] labelList
 */
ACL_FUNC_VISIBILITY aclError aclrtDestroyLabelList(aclrtLabelList labelList);

/**
 * TODO aclrtSwitchLabelByIndex.
 * @param[in] ptr
 * @param[in] maxValue
 * @param[in] labelList
 * @param[in] stream
 */
ACL_FUNC_VISIBILITY aclError aclrtSwitchLabelByIndex(void *ptr, uint32_t maxValue, aclrtLabelList labelList,
    aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_LABEL_H_ */
