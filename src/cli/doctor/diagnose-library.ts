import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Evidence } from './evidence.js';
import type { Finding, FindingId } from './finding.js';
import type { ProbeFailure } from './stages.js';

/** Was a library found, and could it be loaded? */
export function diagnoseLibrary(evidence: Evidence): Finding[] {
  const { probe } = evidence;
  const environment = diagnoseEnvironment(evidence);
  const loaded = probe.results.load;
  if (loaded !== undefined) {
    if (isStub(loaded.file)) return [...environment, stub(loaded.file)];
    return [...environment, loaded.backend === 'simulator' ? simulator(evidence, loaded) : library(loaded)];
  }
  const { stopped } = probe;
  if (stopped?.how === 'failed') return [...environment, failedToLoad(stopped.failure, evidence)];
  // A crash or a hang while loading is told with the others, by its stage.
  return environment;
}

const library = ({ file, origin }: { file: string; origin: string }): Finding => ({
  id: 'library',
  severity: 'ok',
  title: file,
  detail: `found by: ${origin}`,
});

function simulator(evidence: Evidence, { file, origin }: { file: string; origin: string }): Finding {
  const meant = evidence.request.backend === 'simulator' || origin !== 'simulator';
  if (!meant && evidence.files.devices.length > 0)
    return {
      id: 'library-not-found',
      severity: 'problem',
      title: 'this machine has an NPU, but no CANN runtime was found: the simulator would be used',
      remedy:
        'Install CANN and source its set_env.sh, or name the library with --library; --backend simulator says that the simulator is meant.',
    };
  return {
    id: 'simulator',
    severity: meant ? 'ok' : 'note',
    title: meant ? `the simulator, ${file}` : 'no CANN runtime was found: the simulator is used',
    ...(meant
      ? { detail: `found by: ${origin}` }
      : {
          remedy:
            'For a real device, install CANN and source its set_env.sh, or name the library with --library.',
        }),
  };
}

/** Variables that lead nowhere, and installations that no variable leads to. */
function diagnoseEnvironment({ env, installed, request, backend }: Evidence): Finding[] {
  if (request.backend === 'simulator' || request.library !== undefined) return [];
  const variables = ['ASCEND_HOME_PATH', 'ASCEND_TOOLKIT_HOME'] as const;
  const wrong = variables.filter((name) => env[name] && !existsSync(env[name]));
  if (wrong.length > 0)
    return wrong.map((name) => ({
      id: 'environment-wrong',
      severity: 'warning',
      title: `${name}=${env[name]}: there is no such folder`,
      remedy: 'Source the set_env.sh of the installed CANN, which sets the variable; or unset it.',
    }));
  const [first] = installed;
  if (
    first === undefined ||
    variables.some((name) => env[name]) ||
    env.ASCENDCL_LIBRARY ||
    backend === 'simulator'
  )
    return [];
  return [
    {
      id: 'environment-not-set',
      severity: 'warning',
      title: `CANN is installed (${first}), but its environment is not set: ASCEND_HOME_PATH is empty`,
      remedy: `Run \`source ${setEnvFor(first)}\` before Node.js starts. Operators and logs need it, although the library itself was found.`,
    },
  ];
}

function failedToLoad(failure: ProbeFailure, evidence: Evidence): Finding {
  const base = {
    severity: 'problem',
    title: reasonOf(failure),
    ...(failure.remedy === undefined ? {} : { remedy: sentence(failure.remedy) }),
  } as const;
  const plain: Readonly<Record<string, FindingId>> = {
    'not-readable': 'library-not-readable',
    'not-a-library': 'not-a-library',
    'wrong-architecture': 'wrong-architecture',
    'missing-symbol': 'libraries-mixed',
    stub: 'stub-library',
    'wrong-backend': 'wrong-backend',
  };
  if (failure.kind === undefined) return { ...base, id: 'native-missing', remedy: NATIVE_REMEDY };
  if (failure.kind === 'missing-dependency') return missingDependency(failure, evidence);
  if (failure.kind === 'not-found') return notFound(failure, evidence);
  return { ...base, id: plain[failure.kind] ?? 'library-unusable' };
}

/** A file that was named is not there, or nothing leads to a library. */
function notFound(failure: ProbeFailure, { request, env }: Evidence): Finding {
  const named = request.library ?? env.ASCENDCL_LIBRARY;
  const base = { id: 'library-not-found', severity: 'problem' } as const;
  if (named)
    return {
      ...base,
      title: `${failure.file ?? named}: ${/\/|\.so/.test(named) ? 'there is no such file' : 'the loader does not find it'}`,
      remedy: `Check ${request.library === undefined ? 'the variable ASCENDCL_LIBRARY' : '--library'}: it takes libacl_rt.so (CANN 8.5 and later) or libascendcl.so (before), or their folder.`,
    };
  return {
    ...base,
    title: 'no CANN runtime was found by ASCEND_HOME_PATH, in the usual folders or on the path of the loader',
    remedy:
      'Install CANN and source its set_env.sh, or name the library with --library. To try without a device: --backend simulator.',
  };
}

const NATIVE_REMEDY =
  'The module koffi, which calls C for Node.js, could not be used. Install the package again on this machine (`npm ci`), with Node.js 20 or later for Linux with glibc.';

/** A library that the loader does not find: not installed, or installed where the environment does not lead. */
function missingDependency(failure: ProbeFailure, { holdersOf }: Evidence): Finding {
  const name = /needs (\S+),/.exec(failure.message)?.[1] ?? 'a library';
  const [folder] = holdersOf(name);
  if (folder !== undefined)
    return {
      id: 'environment-not-set',
      severity: 'problem',
      title: `${failure.file} needs ${name}, which is in ${folder}, but LD_LIBRARY_PATH does not lead there`,
      remedy: `Run \`source ${setEnvFor(failure.file ?? '')}\` before Node.js starts, or add ${folder} to LD_LIBRARY_PATH.`,
    };
  const isDriver = name.startsWith('libascend_hal');
  return {
    id: isDriver ? 'driver-missing' : 'dependency-missing',
    severity: 'problem',
    title: `${failure.file} needs ${name}, which this machine does not have${isDriver ? ': the NPU driver is not installed' : ''}`,
    remedy: isDriver
      ? 'Install the NPU driver. In a container: mount /usr/local/Ascend/driver from the host and add its lib64/driver and lib64/common to LD_LIBRARY_PATH. To try without a device: --backend simulator.'
      : `Install the CANN package that has ${name}, or add its folder to LD_LIBRARY_PATH before Node.js starts.`,
  };
}

/** CANN ships libraries for linking on machines without a driver; every function of them returns 100039. */
const isStub = (file: string): boolean => /\/(devlib|stub)\//.test(file);

export const stub = (file: string): Finding => ({
  id: 'stub-library',
  severity: 'problem',
  title: `${file} is the stub library, made for linking only`,
  remedy:
    "Remove the folder devlib (or stub) from LD_LIBRARY_PATH, ASCENDCL_LIBRARY or --library, and source CANN's set_env.sh.",
});

/** The script that sets the environment stands in the root of the installation. */
function setEnvFor(file: string): string {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const script = join(folder, 'set_env.sh');
    if (existsSync(script)) return script;
  }
  return '/usr/local/Ascend/ascend-toolkit/set_env.sh';
}

/** The first line of the message without the advice, which stands apart. */
const reasonOf = ({ message }: ProbeFailure): string =>
  (message.split('\n')[0] ?? message).replace(/\.$/, '');

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
