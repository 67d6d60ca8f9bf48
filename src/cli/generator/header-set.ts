import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { ApiModel } from '../../model/api-model.js';
import { ExitCode } from '../exit-codes.js';
import { CommandError } from '../failure.js';
import { ownModel } from '../model/own-model.js';
import { type GeneratedModel, loadGenerator } from './generator.js';

/** The word that stands for the headers that this package was generated from. */
const OWN = 'package';

/** The model of what a person named: an include directory, an installation, an api.json, or `package`. */
export async function modelOf(named: string): Promise<ApiModel> {
  if (named === OWN) return ownModel();
  const path = resolve(named);
  if (!existsSync(path)) throw new CommandError(`${named}: there is no such file or folder`, ExitCode.usage);
  if (statSync(path).isFile()) return modelInFile(path, named);
  const bindings = join(path, 'api.json');
  return existsSync(bindings) ? modelInFile(bindings, named) : buildModel(includeFolder(path, named));
}

/** Reads headers; what is wrong with them is the person's to know, not a defect of the command. */
export async function buildModel(includeDir: string, version?: string): Promise<GeneratedModel> {
  const generator = await loadGenerator();
  try {
    return await generator.buildModel({ includeDir, ...(version === undefined ? {} : { version }) });
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'HeaderError') throw error;
    throw new CommandError(
      `the headers in ${includeDir} were not understood:\n${error.message}`,
      ExitCode.failure,
      { cause: error },
    );
  }
}

function modelInFile(path: string, named: string): ApiModel {
  try {
    const model: Partial<ApiModel> = JSON.parse(readFileSync(path, 'utf8'));
    if (Array.isArray(model.functions) && Array.isArray(model.structs)) return model as ApiModel; // made by the generator
  } catch (error) {
    throw new CommandError(
      `${named} is no api.json: ${error instanceof Error ? error.message : error}`,
      ExitCode.usage,
      { cause: error },
    );
  }
  throw new CommandError(`${named} is no api.json of a header set`, ExitCode.usage);
}

const ARCHITECTURE = process.arch === 'arm64' ? 'aarch64' : 'x86_64';

/** The folder that holds acl/acl.h, in the folder that was named or where an installation has it. */
export function includeFolder(folder: string, named: string): string {
  const places = [
    '',
    'include',
    `${ARCHITECTURE}-linux/include`,
    'include/external',
    'runtime/include',
    'acllib/include',
  ];
  const found = places.map((place) => join(folder, place)).find((place) => existsSync(join(place, 'acl')));
  if (found !== undefined) return found;
  if (basename(folder) === 'acl') return folder;
  throw new CommandError(
    `${named}: no folder acl with headers in it, nor in ${places.slice(1).join(', ')}`,
    ExitCode.usage,
  );
}

/** The headers of the CANN that the environment leads to, or that is in the usual place. */
export function installedIncludeFolder(env: NodeJS.ProcessEnv): string {
  const roots = [
    env.ASCEND_HOME_PATH,
    env.ASCEND_TOOLKIT_HOME,
    '/usr/local/Ascend/cann',
    '/usr/local/Ascend/ascend-toolkit/latest',
    '/usr/local/Ascend/latest',
  ];
  for (const root of roots)
    if (root && existsSync(root)) {
      try {
        return includeFolder(root, root);
      } catch (error) {
        if (!(error instanceof CommandError)) throw error;
      }
    }
  throw new CommandError(
    'no CANN headers were found: install the CANN toolkit and source its set_env.sh, or name the folder with --include',
    ExitCode.failure,
  );
}
