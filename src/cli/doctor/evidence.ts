import type { ApiModel } from '../../model/api-model.js';
import type { ProbeReport, ProbeRequest } from './stages.js';
import type { SystemFiles } from './system-files.js';

/** All that was seen, before it is judged. */
export interface Evidence {
  readonly request: ProbeRequest;
  readonly env: NodeJS.ProcessEnv;
  readonly files: SystemFiles;
  readonly probe: ProbeReport;
  readonly model: ApiModel;
  /** Of the library that was loaded; undefined when none was. */
  readonly backend: 'npu' | 'simulator' | undefined;
  /** Library files of installations on this machine, whether the environment leads to them or not. */
  readonly installed: readonly string[];
  /** The folders in which a file of this name is, near the library and below the driver. */
  readonly holdersOf: (name: string) => readonly string[];
}
