import { npmProgram } from '../bootstrap/npmProgram.mjs';
import { runProgram } from '../workspace/runProgram.ts';
import type { WorkspacePackage } from '../workspace/WorkspacePackage.ts';

export interface Tarball {
  readonly name: string;
  readonly filename: string;
  readonly integrity: string;
  readonly files: readonly { readonly path: string }[];
}

/** Packs libraries as `npm publish` would, into a folder. */
export async function packLibraries(
  libraries: readonly WorkspacePackage[],
  folder: string,
): Promise<readonly Tarball[]> {
  const { command, leading } = npmProgram();
  const { exitCode, stdout, output } = await runProgram(command, [
    ...leading,
    'pack',
    '--json',
    '--ignore-scripts',
    `--pack-destination=${folder}`,
    ...libraries.map((library) => `./${library.folder}`),
  ]);
  if (exitCode !== 0) throw new Error(`npm pack failed:\n${output}`);
  const packed = JSON.parse(stdout.slice(stdout.indexOf('['))) as Tarball[];
  return packed;
}
