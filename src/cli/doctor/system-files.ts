import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the driver and the installation left on the disk. All paths below `root`, which is `/` but for tests and images. */
export interface SystemFiles {
  /** Numbers of the device files /dev/davinciN. */
  readonly devices: readonly number[];
  /** Device files that every process needs and that are not there. */
  readonly missing: readonly string[];
  /** Device files that this user may not read and write. */
  readonly forbidden: readonly string[];
  /** Folder of the driver, when it is there. */
  readonly driver?: string;
  readonly driverVersion?: string;
}

const SHARED_DEVICE_FILES = ['davinci_manager', 'devmm_svm', 'hisi_hdc'];

export function readSystemFiles(root: string): SystemFiles {
  const folder = join(root, 'dev');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const numbered = names.filter((name) => /^davinci\d+$/.test(name));
  const present = [...numbered, ...SHARED_DEVICE_FILES.filter((name) => names.includes(name))];
  const driver = join(installFolder(root), 'driver');
  const version = valueIn(join(driver, 'version.info'), 'Version');
  return {
    devices: numbered.map((name) => Number(name.slice('davinci'.length))).sort((a, b) => a - b),
    missing: SHARED_DEVICE_FILES.filter((name) => !names.includes(name)).map((name) => `/dev/${name}`),
    forbidden: present.filter((name) => !mayUse(join(folder, name))).map((name) => `/dev/${name}`),
    ...(existsSync(driver) ? { driver } : {}),
    ...(version === undefined ? {} : { driverVersion: version }),
  };
}

function mayUse(file: string): boolean {
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** The driver's installer writes where it put things. */
function installFolder(root: string): string {
  const path =
    valueIn(join(root, 'etc/ascend_install.info'), 'Driver_Install_Path_Param') ?? '/usr/local/Ascend';
  return join(root, path);
}

/** The value of a line `Name=value`; undefined when the file or the line is not there. */
function valueIn(file: string, name: string): string | undefined {
  try {
    const line = readFileSync(file, 'utf8')
      .split('\n')
      .find((text) => text.startsWith(`${name}=`));
    return line?.slice(name.length + 1).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** The folders that hold a file of this name, of those given; for a library that the loader does not find. */
export const holdersOf = (name: string, folders: readonly string[]): string[] =>
  folders.filter((folder) => existsSync(join(folder, name)));
