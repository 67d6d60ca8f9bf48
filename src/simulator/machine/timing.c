#include "timing.h"

#include <pthread.h>
#include <stdatomic.h>

#include "aclsim.h"
#include "config.h"

static atomic_uint_fast64_t bandwidth;
static atomic_uint_fast64_t latency;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void)
{
    const struct sim_config *config = sim_config();
    atomic_store(&bandwidth, config->bandwidth);
    atomic_store(&latency, config->latency_us);
}

void sim_transfer_set(uint64_t bytes_per_second, uint32_t latency_us)
{
    (void)pthread_once(&once, load);
    atomic_store(&bandwidth, bytes_per_second);
    atomic_store(&latency, latency_us);
}

uint64_t sim_transfer_latency(void)
{
    (void)pthread_once(&once, load);
    return atomic_load_explicit(&latency, memory_order_relaxed) * 1000;
}

uint64_t sim_transfer_time(uint64_t bytes)
{
    (void)pthread_once(&once, load);
    const uint64_t speed = atomic_load_explicit(&bandwidth, memory_order_relaxed);
    return speed == 0 ? 0 : (uint64_t)((double)bytes * 1e9 / (double)speed);
}

aclError aclsimSetTransfer(uint64_t bytesPerSecond, uint32_t latencyUs)
{
    sim_transfer_set(bytesPerSecond, latencyUs);
    return ACL_SUCCESS;
}
