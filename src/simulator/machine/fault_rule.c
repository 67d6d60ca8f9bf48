#include "fault_rule.h"

#include <stdlib.h>
#include <string.h>

#include "function_lookup.h"

static bool find_function(const char *name, enum sim_function *function)
{
    *function = SIM_FUNCTION_NONE;
    if (name == NULL || strcmp(name, "*") == 0) {
        return true;
    }
    *function = sim_function_find(name);
    return *function != SIM_FUNCTION_NONE;
}

aclError sim_fault_rule_nth(const char *function, uint64_t nth, aclError code, struct sim_fault_rule *rule)
{
    *rule = (struct sim_fault_rule){.countdown = nth, .code = code};
    const bool valid = find_function(function, &rule->function) && nth != 0 && code != ACL_SUCCESS;
    return valid ? ACL_SUCCESS : ACL_ERROR_INVALID_PARAM;
}

aclError sim_fault_rule_random(
    const char *function, double probability, uint64_t seed, aclError code, struct sim_fault_rule *rule)
{
    *rule = (struct sim_fault_rule){.code = code};
    const bool sensible = probability >= 0.0 && probability <= 1.0;
    if (!find_function(function, &rule->function) || !sensible || code == ACL_SUCCESS) {
        return ACL_ERROR_INVALID_PARAM;
    }
    rule->threshold = probability >= 1.0 ? UINT64_MAX : (uint64_t)(probability * 0x1p64);
    /* The generator must not start at 0; the multiplication spreads small seeds. */
    rule->random = (seed + 1) * 0x9E3779B97F4A7C15ull;
    if (rule->random == 0) {
        rule->random = 1;
    }
    return ACL_SUCCESS;
}

/** One rule in text form; false when it can't be understood. */
static bool read_rule(char *text, struct sim_fault_rule *rule)
{
    char *code_text = strrchr(text, '=');
    if (code_text == NULL) {
        return false;
    }
    *code_text++ = '\0';
    char *end;
    const long code = strtol(code_text, &end, 10);
    if (*end != '\0' || code_text == end) {
        return false;
    }
    char *nth = strchr(text, '#');
    if (nth != NULL) {
        *nth++ = '\0';
        const unsigned long long number = strtoull(nth, &end, 10);
        return *end == '\0' && sim_fault_rule_nth(text, number, (aclError)code, rule) == ACL_SUCCESS;
    }
    char *probability = strchr(text, '~');
    if (probability == NULL) {
        return false;
    }
    *probability++ = '\0';
    const double chance = strtod(probability, &end);
    const unsigned long long seed = *end == '/' ? strtoull(end + 1, &end, 10) : 0;
    return *end == '\0' && sim_fault_rule_random(text, chance, seed, (aclError)code, rule) == ACL_SUCCESS;
}

bool sim_fault_rules_read(const char *text, struct sim_fault_rule *found, unsigned *found_count)
{
    char *copy = strdup(text);
    char *rest = NULL;
    bool understood = copy != NULL;
    *found_count = 0;
    for (char *rule = understood ? strtok_r(copy, ", \t\n", &rest) : NULL; rule != NULL && understood;
         rule = strtok_r(NULL, ", \t\n", &rest)) {
        understood = *found_count < SIM_FAULT_RULES && read_rule(rule, &found[*found_count]);
        *found_count += understood;
    }
    free(copy);
    return understood;
}

bool sim_fault_valid(const char *text)
{
    struct sim_fault_rule found[SIM_FAULT_RULES];
    unsigned found_count;
    return sim_fault_rules_read(text, found, &found_count);
}
