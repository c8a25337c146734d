import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PackageManifest, WorkspacePackage } from './WorkspacePackage.ts';
import { workspaceRoot } from './workspaceRoot.ts';

/** Every app and library, sorted by folder. The folders are those that the root manifest calls workspaces. */
export function readPackages(root: string = workspaceRoot): readonly WorkspacePackage[] {
  const { workspaces } = readJson<{ workspaces: string[] }>(join(root, 'package.json'));
  return globSync(
    workspaces.map((pattern) => `${pattern}/package.json`),
    { cwd: root },
  )
    .map((file) => dirname(file).replaceAll('\\', '/'))
    .sort()
    .map((folder) => {
      const manifest = readJson<PackageManifest>(join(root, folder, 'package.json'));
      const isLibrary = folder.startsWith('libs/');
      return { name: manifest.name, folder, path: join(root, folder), isLibrary, manifest };
    });
}

/** Every library, sorted by folder. */
export const readLibraries = (root?: string): readonly WorkspacePackage[] =>
  readPackages(root).filter((workspacePackage) => workspacePackage.isLibrary);

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
