import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkspacePackage } from '../workspace/WorkspacePackage.ts';
import type { LibraryFiles } from './skeletonProblems.ts';

const builtFolders = new Set(['dist', 'out-tsc', 'node_modules', 'coverage', '.vite']);

/** A library of this workspace, without what is built in it. */
export function readLibraryFiles({ folder, path }: WorkspacePackage): LibraryFiles {
  return {
    folder,
    paths: globSync('**/*', {
      cwd: path,
      withFileTypes: true,
      exclude: (entry) => builtFolders.has(entry.name),
    })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(path.length + 1)
          .replaceAll('\\', '/'),
      )
      .sort(),
    read: (file) => readFileSync(join(path, file), 'utf8'),
  };
}
