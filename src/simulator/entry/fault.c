#include "fault.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "aclsim.h"
#include "entry.h"
#include "space/bad_bits.h"

#define MAX_RULES 64

struct rule {
    /** SIM_FUNCTION_NONE: any function. */
    enum sim_function function;
    /** Calls that are left until the failure; 0: the rule goes by probability. */
    uint64_t countdown;
    /** Fails when the next random number is below; UINT64_MAX: always. */
    uint64_t threshold;
    uint64_t random;
    aclError code;
};

/* Guards the rules. Leaf. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct rule rules[MAX_RULES];
static atomic_uint rule_count;

/** xorshift64*: small, and the same on every machine. */
static uint64_t next_random(uint64_t *state)
{
    *state ^= *state >> 12;
    *state ^= *state << 25;
    *state ^= *state >> 27;
    return *state * 0x2545F4914F6CDD1Dull;
}

static bool fires(struct rule *rule)
{
    if (rule->countdown > 0) {
        rule->countdown--;
        return rule->countdown == 0;
    }
    const uint64_t drawn = next_random(&rule->random);
    return rule->threshold == UINT64_MAX || drawn < rule->threshold;
}

aclError sim_fault_check(enum sim_function function)
{
    if (atomic_load_explicit(&rule_count, memory_order_relaxed) == 0) {
        return ACL_SUCCESS;
    }
    aclError code = ACL_SUCCESS;
    (void)pthread_mutex_lock(&mutex);
    unsigned kept = 0;
    const unsigned count = atomic_load_explicit(&rule_count, memory_order_relaxed);
    for (unsigned index = 0; index < count; index++) {
        struct rule rule = rules[index];
        const bool concerned = rule.function == SIM_FUNCTION_NONE || rule.function == function;
        const bool once = rule.countdown > 0;
        if (concerned && fires(&rule)) {
            code = code == ACL_SUCCESS ? rule.code : code;
            if (once) {
                continue;
            }
        }
        rules[kept++] = rule;
    }
    atomic_store_explicit(&rule_count, kept, memory_order_relaxed);
    (void)pthread_mutex_unlock(&mutex);
    return code;
}

static aclError add(const struct rule *rule)
{
    aclError result = ACL_ERROR_STORAGE_OVER_LIMIT;
    (void)pthread_mutex_lock(&mutex);
    const unsigned count = atomic_load_explicit(&rule_count, memory_order_relaxed);
    if (count < MAX_RULES) {
        rules[count] = *rule;
        atomic_store_explicit(&rule_count, count + 1, memory_order_relaxed);
        result = ACL_SUCCESS;
    }
    (void)pthread_mutex_unlock(&mutex);
    return result;
}

static bool find_function(const char *name, enum sim_function *function)
{
    *function = SIM_FUNCTION_NONE;
    if (name == NULL || strcmp(name, "*") == 0) {
        return true;
    }
    *function = sim_function_find(name);
    return *function != SIM_FUNCTION_NONE;
}

/** The rule of aclsimFailCall. */
static aclError make_countdown(const char *function, uint64_t nth, aclError code, struct rule *rule)
{
    *rule = (struct rule){.countdown = nth, .code = code};
    const bool valid = find_function(function, &rule->function) && nth != 0 && code != ACL_SUCCESS;
    return valid ? ACL_SUCCESS : ACL_ERROR_INVALID_PARAM;
}

/** The rule of aclsimFailRandomly. */
static aclError make_random(const char *function, double probability, uint64_t seed, aclError code, struct rule *rule)
{
    *rule = (struct rule){.code = code};
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

aclError aclsimFailCall(const char *function, uint64_t nth, aclError code)
{
    struct rule rule;
    const aclError made = make_countdown(function, nth, code, &rule);
    return made == ACL_SUCCESS ? add(&rule) : made;
}

aclError aclsimFailRandomly(const char *function, double probability, uint64_t seed, aclError code)
{
    struct rule rule;
    const aclError made = make_random(function, probability, seed, code, &rule);
    return made == ACL_SUCCESS ? add(&rule) : made;
}

aclError aclsimClearFaults(void)
{
    (void)pthread_mutex_lock(&mutex);
    atomic_store_explicit(&rule_count, 0, memory_order_relaxed);
    (void)pthread_mutex_unlock(&mutex);
    sim_bad_bits_clear();
    return ACL_SUCCESS;
}

/** One rule in text form; false when it can't be understood. */
static bool read_rule(char *text, struct rule *rule)
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
        return *end == '\0' && make_countdown(text, number, (aclError)code, rule) == ACL_SUCCESS;
    }
    char *probability = strchr(text, '~');
    if (probability == NULL) {
        return false;
    }
    *probability++ = '\0';
    const double chance = strtod(probability, &end);
    const unsigned long long seed = *end == '/' ? strtoull(end + 1, &end, 10) : 0;
    return *end == '\0' && make_random(text, chance, seed, (aclError)code, rule) == ACL_SUCCESS;
}

/** Reads the rules of a text. @return false when one of them can't be understood, or there are too many */
static bool read_rules(const char *text, struct rule *found, unsigned *found_count)
{
    char *copy = strdup(text);
    char *rest = NULL;
    bool understood = copy != NULL;
    *found_count = 0;
    for (char *rule = understood ? strtok_r(copy, ", \t\n", &rest) : NULL; rule != NULL && understood;
         rule = strtok_r(NULL, ", \t\n", &rest)) {
        understood = *found_count < MAX_RULES && read_rule(rule, &found[*found_count]);
        *found_count += understood;
    }
    free(copy);
    return understood;
}

bool sim_fault_valid(const char *text)
{
    struct rule found[MAX_RULES];
    unsigned found_count;
    return read_rules(text, found, &found_count);
}

void sim_fault_load(const char *text)
{
    struct rule found[MAX_RULES];
    unsigned found_count;
    if (text == NULL || !read_rules(text, found, &found_count)) {
        return;
    }
    for (unsigned index = 0; index < found_count; index++) {
        (void)add(&found[index]);
    }
}
