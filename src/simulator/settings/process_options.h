/*
 * Options of aclSysParamOpt: of the process, and what contexts have in common with it.
 */
#ifndef SIM_SETTINGS_PROCESS_OPTIONS_H
#define SIM_SETTINGS_PROCESS_OPTIONS_H

#include <stdint.h>

#include "acl/acl_base_rt.h"

/** 0, or 100000 with text when there is no such option. */
aclError sim_option_check(aclSysParamOpt opt);

/** 0, or 107000 with text when the option doesn't take the value. */
aclError sim_option_check_value(aclSysParamOpt opt, int64_t value);

/** Sets the value of the process. */
void sim_option_set(aclSysParamOpt opt, int64_t value);

#endif
