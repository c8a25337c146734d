import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmProgram } from '../bootstrap/npmProgram.mjs';
import { installEnvironment } from '../bootstrap/taskEnvironment.mjs';
import { runProgram } from '../workspace/runProgram.ts';
import type { WorkspacePackage } from '../workspace/WorkspacePackage.ts';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';
import type { LockEntry } from './consumerLockFile.ts';
import { consumerLockFile } from './consumerLockFile.ts';
import { packLibraries } from './packLibraries.ts';

/** The dependencies of a TypeScript and React project besides the libraries. */
const consumersOwn = ['react', 'react-dom', '@types/react', '@types/react-dom', '@types/node'];

/** A project in `folder`, outside the workspace, with every library installed from its tarball. */
export async function createConsumer(folder: string, libraries: readonly WorkspacePackage[]): Promise<void> {
  mkdirSync(join(folder, 'tarballs'));
  const tarballs = await packLibraries(libraries, join(folder, 'tarballs'));
  const { packages } = JSON.parse(readFileSync(join(workspaceRoot, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  const packed = libraries.map(({ name, folder: libraryFolder, manifest }) => {
    const tarball = tarballs.find((candidate) => candidate.name === name);
    if (!tarball) throw new Error(`npm packed no ${name}.`);
    return {
      folder: libraryFolder,
      manifest,
      tarball: `tarballs/${tarball.filename}`,
      integrity: tarball.integrity,
    };
  });
  const { manifest, lock } = consumerLockFile(packed, packages, consumersOwn);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock, null, 2));

  const { command, leading } = npmProgram();
  const { exitCode, output } = await runProgram(
    command,
    [...leading, 'ci', '--prefer-offline', '--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=error'],
    { cwd: folder, env: installEnvironment() },
  );
  if (exitCode !== 0) throw new Error(`The packed libraries cannot be installed:\n${output}`);
}
