import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outcomeOfCheck } from '../test-command/Outcome.ts';
import type { Step } from '../test-command/Step.ts';
import { readPackages } from '../workspace/readPackages.ts';
import type { PackageManifest, WorkspacePackage } from '../workspace/WorkspacePackage.ts';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';
import { importProblems } from './importProblems.ts';
import { versionProblems } from './versionProblems.ts';

export const dependencyStep: Step = {
  title: 'Dependencies',
  purpose:
    'Each dependency has one exact version in all manifests; libraries declare what they import, and only that.',
  run: () => {
    const packages = readPackages();
    const root = JSON.parse(readFileSync(join(workspaceRoot, 'package.json'), 'utf8')) as PackageManifest;
    const versions = versionProblems([root, ...packages.map(({ manifest }) => manifest)]);
    return Promise.resolve([
      outcomeOfCheck('workspace', versions.get(root.name) ?? []),
      ...packages.map((workspacePackage) =>
        outcomeOfCheck(workspacePackage.folder, [
          ...(versions.get(workspacePackage.name) ?? []),
          ...(workspacePackage.isLibrary
            ? importProblems(workspacePackage.manifest, sourceFilesOf(workspacePackage), peersOf)
            : []),
        ]),
      ),
    ]);
  },
};

const sourceFilesOf = ({ path }: WorkspacePackage): { file: string; text: string }[] =>
  globSync('src/**/*.{ts,tsx,css}', { cwd: path })
    .filter((file) => !/\.(test|stories)\.tsx?$|^src[\\/]testing[\\/]/.test(file))
    .map((file) => ({ file, text: readFileSync(join(path, file), 'utf8') }));

function peersOf(name: string): readonly string[] {
  const file = join(workspaceRoot, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return [];
  const { peerDependencies } = JSON.parse(readFileSync(file, 'utf8')) as PackageManifest;
  return Object.keys(peerDependencies ?? {});
}
