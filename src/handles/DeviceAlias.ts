import * as rt from '../../generated/checked/index.js';
import { ACL_HOST_REG_MAPPED } from '../../generated/constants.js';
import { aclrtHostRegisterType } from '../../generated/enums.js';
import type { DevicePtr, HostPtr } from '../../generated/types.js';
import { disposeQuietly } from '../engine/base/dispose-quietly.js';
import { Lifetime } from '../engine/base/Lifetime.js';
import { own } from '../engine/base/own.js';
import { DETAILS, HANDLE, lifetimeOf, Resource, requireOpen } from '../engine/base/Resource.js';
import type { HostViewBlock } from '../engine/memory/HostBlock.js';
import { formatBytes } from '../errors/format.js';
import { hasFunction } from '../native/library/library.js';

/**
 * The address under which a device sees host memory, from `hostMemory.mapToDevice()`: for kernels that work on host
 * memory without a copy. Copies must not use it; they take the host memory itself. It ends with the host memory.
 *
 * @see aclrtHostRegisterV2
 * @see aclrtHostGetDevicePointer
 * @see aclrtHostUnregister
 */
export class DeviceAlias extends Resource<AliasLifetime> {
  readonly kind = 'DeviceAlias';

  private constructor(lifetime: AliasLifetime) {
    super(HANDLE, lifetime);
  }

  /** @internal */
  static create(host: HostViewBlock): DeviceAlias {
    host.device.makeCurrent();
    return new DeviceAlias(register(host));
  }

  /**
   * The device's address of the first byte, for the generated functions.
   * @throws DisposedError
   */
  get pointer(): DevicePtr {
    return requireOpen(this, 'DeviceAlias.pointer').pointer;
  }

  /** Bytes of the host memory. */
  get byteLength(): number {
    return lifetimeOf(this).host.byteLength;
  }

  /** @internal */
  protected [DETAILS](): readonly string[] {
    return [formatBytes(this.byteLength), `device ${lifetimeOf(this).host.device.id}`];
  }
}

/** Before CANN 8.5 one call registers and tells the address; since then they are two. */
function register(host: HostViewBlock): AliasLifetime {
  const address = host.address as HostPtr; // host memory has a host address
  if (!hasFunction({ name: 'aclrtHostRegisterV2', library: 'libacl_rt.so' }))
    return own(
      () => rt.hostRegister(address, host.byteLength, aclrtHostRegisterType.ACL_HOST_REGISTER_MAPPED),
      () => rt.hostUnregister(address),
      (pointer) => new AliasLifetime(host, pointer),
    );
  const alias = own(
    () => rt.hostRegisterV2(address, host.byteLength, ACL_HOST_REG_MAPPED),
    () => rt.hostUnregister(address),
    () => new AliasLifetime(host),
  );
  try {
    alias.pointer = rt.hostGetDevicePointer(address, 0);
    return alias;
  } catch (error) {
    disposeQuietly(alias);
    throw error;
  }
}

class AliasLifetime extends Lifetime {
  constructor(
    readonly host: HostViewBlock,
    /** 0 until it was asked for. */
    public pointer = 0n as DevicePtr,
  ) {
    super('DeviceAlias', host);
    this.attach();
  }

  protected release(): void {
    this.host.device.makeCurrent();
    this.destroy(() => rt.hostUnregister(this.host.address as HostPtr)); // as above
  }
}
