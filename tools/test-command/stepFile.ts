import { join } from 'node:path';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';

/** Where a step's target leaves what it found: its output, which Nx keeps and brings back. */
export const stepFile = (target: string): string =>
  join(workspaceRoot, 'tools/out-tsc/steps', `${target}.json`);
