/*
 * The runtime: devices, contexts, streams, events, memory, kernels. One header per area in acl_rt/.
 */
#ifndef ASCENDCL_ACL_RT_H_
#define ASCENDCL_ACL_RT_H_

#include "acl/acl_base_rt.h"
#include "acl/acl_rt_allocator.h"
#include "acl/acl_rt/common.h"
#include "acl/acl_rt/callback.h"
#include "acl/acl_rt/config.h"
#include "acl/acl_rt/context.h"
#include "acl/acl_rt/device.h"
#include "acl/acl_rt/dump.h"
#include "acl/acl_rt/event.h"
#include "acl/acl_rt/exception.h"
#include "acl/acl_rt/execution.h"
#include "acl/acl_rt/group.h"
#include "acl/acl_rt/init.h"
#include "acl/acl_rt/kernel.h"
#include "acl/acl_rt/label.h"
#include "acl/acl_rt/mbuf.h"
#include "acl/acl_rt/memory_cache.h"
#include "acl/acl_rt/memory_copy.h"
#include "acl/acl_rt/memory_device.h"
#include "acl/acl_rt/memory_host.h"
#include "acl/acl_rt/memory_ipc.h"
#include "acl/acl_rt/memory_managed.h"
#include "acl/acl_rt/memory_symbol.h"
#include "acl/acl_rt/memory_virtual.h"
#include "acl/acl_rt/model_ri.h"
#include "acl/acl_rt/notify.h"
#include "acl/acl_rt/prof.h"
#include "acl/acl_rt/snapshot.h"
#include "acl/acl_rt/stream.h"
#include "acl/acl_rt/stream_value.h"
#include "acl/acl_rt/system_info.h"
#include "acl/acl_rt_memory_soma.h"

#endif /* ASCENDCL_ACL_RT_H_ */
