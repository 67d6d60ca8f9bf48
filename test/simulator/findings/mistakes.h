/*
 * Expects findings one by one: each mistake is followed by the finding that it has to give, and by no other.
 */
#ifndef MISTAKES_H
#define MISTAKES_H

#include <unistd.h>

#include "control.h"

/**
 * The only finding since the last one that was expected is of this kind and blames this argument of this function, as the
 * calling thread used it: also what it only queued.
 */
static inline void expect_finding(int line, aclsimFindingKind kind, const char *function, const char *argument)
{
    aclsimFinding finding = {0};
    const size_t count = findings();
    if (count > 0) {
        OK(aclsimGetFinding(0, &finding));
    }
    const bool right = count == 1 && finding.kind == kind && strcmp(finding.function, function) == 0 &&
        strcmp(finding.argument, argument) == 0 && finding.thread == (uint64_t)gettid();
    if (!right) {
        (void)fprintf(stderr, "line %d: %zu findings, the first: kind %d, %s, %s, thread %llu: %s\n", line, count,
            (int)finding.kind, finding.function, finding.argument, (unsigned long long)finding.thread, finding.message);
        exit(1);
    }
    OK(aclsimClearFindings());
}

#define FOUND(kind, function, argument) expect_finding(__LINE__, ACLSIM_FINDING_##kind, function, argument)
#define NOTHING_FOUND() CHECK(findings() == 0)

#endif
