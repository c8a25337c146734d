import { join } from 'node:path';
import type { ProgramOptions, ProgramResult } from './runProgram.ts';
import { runProgram } from './runProgram.ts';
import { workspaceRoot } from './workspaceRoot.ts';

/** By its path: the package `typescript`, whose API other tools need, has a program of the same name. */
const compiler = join(workspaceRoot, 'node_modules/typescript-native/bin/tsc');

/** Runs the native TypeScript compiler. */
export const runTypeScript = (
  compilerArguments: readonly string[],
  options?: ProgramOptions,
): Promise<ProgramResult> =>
  runProgram(process.execPath, [compiler, ...compilerArguments, '--pretty', 'false'], options);
