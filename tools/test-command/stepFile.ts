import { join } from 'node:path';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';

/** The file for a step's result: the target's output, which Nx caches and restores. */
export const stepFile = (target: string): string =>
  join(workspaceRoot, 'tools/out-tsc/steps', `${target}.json`);
