/*
 * Weak stand-ins for parts that live in other files, so that every subset of the library links.
 */
#include "allocator.h"
#include "copy.h"
#include "errtext.h"
#include "finding.h"
#include "stream.h"

__attribute__((weak)) void sim_pool_synchronized(int32_t device)
{
    (void)device;
}

__attribute__((weak)) void sim_finding_leaks(aclsimFindingKind kind)
{
    (void)kind;
}

__attribute__((weak)) bool sim_allocator_of(aclrtStream stream, struct sim_allocator *allocator)
{
    (void)stream;
    (void)allocator;
    return false;
}

__attribute__((weak)) aclError sim_copy_fill(uintptr_t destination, uint32_t value, size_t width, size_t count,
    const struct sim_copy_context *context)
{
    (void)destination;
    (void)value;
    (void)width;
    (void)count;
    (void)context;
    return sim_fail_unsupported("filling memory");
}
