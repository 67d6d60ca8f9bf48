/*
 * Memory that is shared by keys and shareable handles; the other process is this one.
 */
#include "operations.h"

#include <string.h>
#include <unistd.h>

static void close_key(struct actor *actor)
{
    const enum kind kind = chance(actor, 50) ? MEMORY_KEY : IMPORT;
    struct object key;
    if (take(actor, kind, &key)) {
        end(actor, kind, &key);
    }
}

static void export_key(struct actor *actor)
{
    if (crowded(MEMORY_KEY)) {
        close_key(actor);
        return;
    }
    struct object key = {.handle = NULL};
    struct object block;
    if (!look(actor, BLOCK, &block)) {
        return;
    }
    if (aclrtIpcMemGetExportKey(block.handle, block.size, key.key, sizeof key.key, draw(actor, 2)) == ACL_SUCCESS) {
        keep(MEMORY_KEY, &key);
    }
}

static void import_key(struct actor *actor)
{
    if (crowded(IMPORT)) {
        close_key(actor);
        return;
    }
    struct object key;
    if (!look(actor, MEMORY_KEY, &key)) {
        return;
    }
    int32_t self = getpid();
    aclrtServerPid server = {.pid = &self, .num = 1};
    (void)aclrtIpcMemSetImportPid(key.key, &self, 1);
    (void)aclrtIpcMemSetAttr(key.key, ACL_RT_IPC_MEM_ATTR_ACCESS_LINK, draw(actor, 3));
    (void)aclrtIpcMemImportPidInterServer(key.key, &server, 1);
    struct object import = key;
    import.size = 64;
    if (aclrtIpcMemImportByKey(&import.handle, key.key, draw(actor, 2)) == ACL_SUCCESS) {
        keep(IMPORT, &import);
    }
}

static void share_handle(struct actor *actor)
{
    if (crowded(PHYSICAL)) {
        return;
    }
    uint64_t shared = 0;
    int32_t self = getpid();
    aclrtDrvMemHandle opened = NULL;
    const aclError error = aclrtMemExportToShareableHandle(any(actor, PHYSICAL), ACL_MEM_HANDLE_TYPE_NONE, draw(actor, 2), &shared);
    if (error == ACL_SUCCESS) {
        (void)aclrtMemSetPidToShareableHandle(shared, &self, 1);
        made(PHYSICAL, aclrtMemImportFromShareableHandle(shared, draw_device(actor), &opened), &opened, (size_t)2 << 20);
    }
}

static void share_handle_v2(struct actor *actor)
{
    if (crowded(PHYSICAL)) {
        return;
    }
    aclrtMemFabricHandle shared;
    const aclrtMemSharedHandleType type = (aclrtMemSharedHandleType)(1 + draw(actor, 3));
    int32_t self = getpid();
    aclrtDrvMemHandle opened = NULL;
    memset(&shared, 0, sizeof shared);
    if (aclrtMemExportToShareableHandleV2(any(actor, PHYSICAL), draw(actor, 2), type, &shared) == ACL_SUCCESS) {
        (void)aclrtMemSetPidToShareableHandleV2(&shared, type, &self, 1);
        made(PHYSICAL, aclrtMemImportFromShareableHandleV2(&shared, type, 0, &opened), &opened, (size_t)2 << 20);
    }
}

const struct operation sharing_operations[] = {
    {"export a key", export_key, 3, ANYWHERE},
    {"close a key", close_key, 2, ANYWHERE},
    {"import a key", import_key, 2, ANYWHERE},
    {"share a handle", share_handle, 1, ANYWHERE},
    {"share a handle (V2)", share_handle_v2, 1, ANYWHERE},
    {0},
};
