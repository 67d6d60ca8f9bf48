/*
 * aclsim.h: the list of findings.
 */
#include <string.h>

#include "aclsim.h"
#include "findings/finding.h"
#include "findings/report.h"
#include "findings/store.h"

aclError aclsimGetFindingCount(size_t *count)
{
    if (count == NULL) {
        return ACL_ERROR_INVALID_PARAM;
    }
    *count = sim_finding_count();
    return ACL_SUCCESS;
}

aclError aclsimGetFinding(size_t index, aclsimFinding *finding)
{
    if (finding == NULL || !sim_finding_copy(index, finding)) {
        return ACL_ERROR_INVALID_PARAM;
    }
    return ACL_SUCCESS;
}

aclError aclsimGetFindingsJson(char *text, size_t size, size_t *needed)
{
    if (needed == NULL || (text == NULL && size != 0)) {
        return ACL_ERROR_INVALID_PARAM;
    }
    struct sim_text whole = {0};
    sim_report_findings_json(&whole);
    if (whole.failed) {
        sim_text_free(&whole);
        return ACL_ERROR_BAD_ALLOC;
    }
    *needed = whole.length + 1;
    if (size != 0) {
        const size_t copied = whole.length < size ? whole.length : size - 1;
        memcpy(text, whole.bytes, copied);
        text[copied] = '\0';
    }
    sim_text_free(&whole);
    return ACL_SUCCESS;
}

aclError aclsimClearFindings(void)
{
    sim_finding_clear();
    sim_report_start();
    return ACL_SUCCESS;
}

aclError aclsimWatchPinned(int watch)
{
    if (watch != 0 && watch != 1) {
        return ACL_ERROR_INVALID_PARAM;
    }
    sim_finding_watch_pinned(watch == 1);
    return ACL_SUCCESS;
}
