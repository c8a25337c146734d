import { dirname } from 'node:path';

/** Absolute path of the repository. */
export const workspaceRoot: string = dirname(dirname(import.meta.dirname));
