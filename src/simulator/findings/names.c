#include "store.h"

struct names {
    const char *words;
    const char *key;
};

static const struct names names[ACLSIM_FINDING_KINDS] = {
    [ACLSIM_FINDING_OUT_OF_BOUNDS] = {"out of bounds", "out-of-bounds"},
    [ACLSIM_FINDING_WRONG_DIRECTION] = {"wrong direction", "wrong-direction"},
    [ACLSIM_FINDING_USE_AFTER_FREE] = {"use after free", "use-after-free"},
    [ACLSIM_FINDING_DOUBLE_FREE] = {"double free", "double-free"},
    [ACLSIM_FINDING_FOREIGN_FREE] = {"free of something else", "foreign-free"},
    [ACLSIM_FINDING_FREE_IN_USE] = {"free while queued work uses it", "free-in-use"},
    [ACLSIM_FINDING_HOST_FREED_IN_USE] = {"host buffer freed under an asynchronous copy", "host-freed-in-use"},
    [ACLSIM_FINDING_HOST_CHANGED_IN_USE] = {"host buffer changed its kind under an asynchronous copy", "host-changed-in-use"},
    [ACLSIM_FINDING_UNINITIALISED_READ] = {"read of uninitialised device memory", "uninitialised-read"},
    [ACLSIM_FINDING_UNMATCHED_MAP] = {"unmatched map or unmap", "unmatched-map"},
    [ACLSIM_FINDING_LEAK_AT_FINALIZE] = {"leak at finalize", "leak-at-finalize"},
    [ACLSIM_FINDING_MISALIGNED_WORD] = {"misaligned word of memory", "misaligned-word"},
    [ACLSIM_FINDING_PINNED_CHANGED] = {"pinned memory changed under an asynchronous copy", "pinned-changed"},
    [ACLSIM_FINDING_LEAK_AT_EXIT] = {"leak at exit", "leak-at-exit"},
};

static const struct names unknown = {"finding", "unknown"};

static const struct names *names_of(aclsimFindingKind kind)
{
    return (unsigned)kind < ACLSIM_FINDING_KINDS ? &names[kind] : &unknown;
}

const char *sim_finding_words(aclsimFindingKind kind)
{
    return names_of(kind)->words;
}

const char *sim_finding_key(aclsimFindingKind kind)
{
    return names_of(kind)->key;
}
