/*
 * aclsim.h: the end of everything that tests have broken.
 */
#include "aclsim.h"
#include "entry/fault.h"
#include "space/bad_bits.h"

aclError aclsimClearFaults(void)
{
    sim_fault_clear();
    sim_bad_bits_clear();
    return ACL_SUCCESS;
}
