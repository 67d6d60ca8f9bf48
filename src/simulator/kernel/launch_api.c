/*
 * The functions that launch kernels.
 */
#include "arguments.h"
#include "entry/error.h"
#include "launch.h"
#include "model.h"

aclError sim_aclrtLaunchKernel(aclrtFuncHandle funcHandle, uint32_t numBlocks, const void *argsData, size_t argsSize,
    aclrtStream stream)
{
    SIM_REQUIRE(funcHandle);
    SIM_REQUIRE(argsData);
    const struct sim_launch launch = {
        .kernel = funcHandle, .blocks = numBlocks, .stream = stream, .arguments = argsData, .size = argsSize, .on_device = true};
    return sim_launch_submit(&launch);
}

aclError sim_aclrtLaunchKernelV2(aclrtFuncHandle funcHandle, uint32_t numBlocks, const void *argsData, size_t argsSize,
    aclrtLaunchKernelCfg *cfg, aclrtStream stream)
{
    SIM_REQUIRE(funcHandle);
    SIM_REQUIRE(argsData);
    const struct sim_launch launch = {
        .kernel = funcHandle,
        .blocks = numBlocks,
        .stream = stream,
        .config = cfg,
        .arguments = argsData,
        .size = argsSize,
        .on_device = true,
    };
    return sim_launch_submit(&launch);
}

aclError sim_aclrtLaunchKernelWithHostArgs(aclrtFuncHandle funcHandle, uint32_t numBlocks, aclrtStream stream,
    aclrtLaunchKernelCfg *cfg, void *hostArgs, size_t argsSize, aclrtPlaceHolderInfo *placeHolderArray, size_t placeHolderNum)
{
    SIM_REQUIRE(funcHandle);
    SIM_REQUIRE(hostArgs);
    if (argsSize == 0) {
        return sim_fail_range("argsSize", 0, "greater than 0");
    }
    const struct sim_launch launch = {
        .kernel = funcHandle,
        .blocks = numBlocks,
        .stream = stream,
        .config = cfg,
        .arguments = hostArgs,
        .size = argsSize,
        .places = placeHolderArray,
        .place_count = placeHolderArray == NULL ? 0 : placeHolderNum,
    };
    return sim_launch_submit(&launch);
}

aclError sim_aclrtLaunchKernelWithConfig(aclrtFuncHandle funcHandle, uint32_t numBlocks, aclrtStream stream,
    aclrtLaunchKernelCfg *cfg, aclrtArgsHandle argsHandle, void *reserve)
{
    SIM_REQUIRE(funcHandle);
    SIM_REQUIRE_SIZE(numBlocks);
    SIM_REQUIRE(argsHandle);
    if (reserve != NULL) {
        return sim_fail(ACL_ERROR_INVALID_PARAM, "EH0012", "argument reserve is reserved; pass a null pointer");
    }
    aclrtPlaceHolderInfo places[SIM_KERNEL_ARGUMENTS];
    struct sim_launch launch = {
        .kernel = funcHandle, .blocks = numBlocks, .stream = stream, .config = cfg, .places = places};
    SIM_TRY(sim_arguments_read(argsHandle, &launch, places));
    return sim_launch_submit(&launch);
}
