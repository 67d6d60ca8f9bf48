/*
 * Weak stand-ins for parts that live in other files, so that every subset of the library links.
 */
#include "stream.h"

__attribute__((weak)) void sim_pool_synchronized(int32_t device)
{
    (void)device;
}
