#include "finding.h"

#include <stdarg.h>
#include <stdatomic.h>
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

/** 1 or 0; -1: as the configuration says. */
static atomic_int watch_pinned = -1;

void sim_finding_watch_pinned(bool watch)
{
    atomic_store(&watch_pinned, watch);
}

bool sim_finding_wanted(aclsimFindingKind kind)
{
    if (kind == ACLSIM_FINDING_PINNED_CHANGED) {
        const int watch = atomic_load_explicit(&watch_pinned, memory_order_relaxed);
        return watch < 0 ? sim_config()->watch_pinned : watch != 0;
    }
    return kind != ACLSIM_FINDING_UNINITIALISED_READ || sim_config()->uninitialised;
}
