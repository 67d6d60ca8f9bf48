#include "fault.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "aclsim.h"
#include "machine/fault_rule.h"

/* Guards the rules. Leaf. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct sim_fault_rule rules[SIM_FAULT_RULES];
static atomic_uint rule_count;

/** xorshift64*: small, and the same on every machine. */
static uint64_t next_random(uint64_t *state)
{
    *state ^= *state >> 12;
    *state ^= *state << 25;
    *state ^= *state >> 27;
    return *state * 0x2545F4914F6CDD1Dull;
}

static bool fires(struct sim_fault_rule *rule)
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
        struct sim_fault_rule rule = rules[index];
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

static aclError add(const struct sim_fault_rule *rule)
{
    aclError result = ACL_ERROR_STORAGE_OVER_LIMIT;
    (void)pthread_mutex_lock(&mutex);
    const unsigned count = atomic_load_explicit(&rule_count, memory_order_relaxed);
    if (count < SIM_FAULT_RULES) {
        rules[count] = *rule;
        atomic_store_explicit(&rule_count, count + 1, memory_order_relaxed);
        result = ACL_SUCCESS;
    }
    (void)pthread_mutex_unlock(&mutex);
    return result;
}

aclError aclsimFailCall(const char *function, uint64_t nth, aclError code)
{
    struct sim_fault_rule rule;
    const aclError made = sim_fault_rule_nth(function, nth, code, &rule);
    return made == ACL_SUCCESS ? add(&rule) : made;
}

aclError aclsimFailRandomly(const char *function, double probability, uint64_t seed, aclError code)
{
    struct sim_fault_rule rule;
    const aclError made = sim_fault_rule_random(function, probability, seed, code, &rule);
    return made == ACL_SUCCESS ? add(&rule) : made;
}

void sim_fault_clear(void)
{
    (void)pthread_mutex_lock(&mutex);
    atomic_store_explicit(&rule_count, 0, memory_order_relaxed);
    (void)pthread_mutex_unlock(&mutex);
}

void sim_fault_load(const char *text)
{
    struct sim_fault_rule found[SIM_FAULT_RULES];
    unsigned found_count;
    if (text == NULL || !sim_fault_rules_read(text, found, &found_count)) {
        return;
    }
    for (unsigned index = 0; index < found_count; index++) {
        (void)add(&found[index]);
    }
}
