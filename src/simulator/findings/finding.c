#include "finding.h"

#include <stdarg.h>
#include <stdio.h>

#include "entry/entry.h"
#include "machine/config.h"
#include "report.h"
#include "store.h"

static void copy_text(char *target, size_t size, const char *text)
{
    (void)snprintf(target, size, "%s", text == NULL ? "" : text);
}

uint64_t sim_finding(aclsimFindingKind kind, const char *argument, uintptr_t address, uint64_t size, const char *history,
    const char *format, ...)
{
    if (!sim_finding_wanted(kind)) {
        return 0;
    }
    aclsimFinding finding = {
        .kind = kind,
        .count = 1,
        .address = address,
        .size = size,
        .thread = sim_entry_thread(),
        .object = ACLSIM_OBJECT_KINDS,
    };
    copy_text(finding.function, sizeof finding.function, sim_entry_current_name());
    copy_text(finding.argument, sizeof finding.argument, argument);
    copy_text(finding.history, sizeof finding.history, history);
    va_list values;
    va_start(values, format);
    (void)vsnprintf(finding.message, sizeof finding.message, format, values);
    va_end(values);
    if (sim_finding_store(&finding)) {
        sim_report_finding(&finding);
    }
    return finding.id;
}

bool sim_finding_wanted(aclsimFindingKind kind)
{
    return kind != ACLSIM_FINDING_UNINITIALISED_READ || sim_config()->uninitialised;
}
