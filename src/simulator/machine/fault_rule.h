/*
 * Rules for injected failures, and how a text becomes rules.
 *
 * Text form of a list of rules, separated by commas or blanks (ASCENDCL_SIM_FAULTS and the configuration file):
 *   aclrtMalloc#3=207001          the third call of aclrtMalloc from now on
 *   aclrtMemcpy~0.01/42=507899    each call with probability 0.01, seed 42
 *   *#10=107002                   the tenth call of any function
 */
#ifndef SIM_MACHINE_FAULT_RULE_H
#define SIM_MACHINE_FAULT_RULE_H

#include <stdbool.h>
#include <stdint.h>

#include "acl/acl_base_rt.h"
#include "functions.h"

/** Most rules that hold at the same time. */
#define SIM_FAULT_RULES 64

struct sim_fault_rule {
    /** SIM_FUNCTION_NONE: any function. */
    enum sim_function function;
    /** Calls that are left until the failure; 0: the rule goes by probability. */
    uint64_t countdown;
    /** Fails when the next random number is below; UINT64_MAX: always. */
    uint64_t threshold;
    uint64_t random;
    aclError code;
};

/**
 * The rule of aclsimFailCall: the nth call of a function fails; NULL and "*": of any function.
 * @return 0, or 100000 when the arguments make no rule
 */
aclError sim_fault_rule_nth(const char *function, uint64_t nth, aclError code, struct sim_fault_rule *rule);

/** The rule of aclsimFailRandomly: each call fails with the probability. @return as sim_fault_rule_nth */
aclError sim_fault_rule_random(
    const char *function, double probability, uint64_t seed, aclError code, struct sim_fault_rule *rule);

/**
 * Reads the rules of a text.
 * @param found receives up to SIM_FAULT_RULES rules
 * @return false when one of them can't be understood, or there are too many
 */
bool sim_fault_rules_read(const char *text, struct sim_fault_rule *found, unsigned *found_count);

/** True when a text is a list of rules. */
bool sim_fault_valid(const char *text);

#endif
