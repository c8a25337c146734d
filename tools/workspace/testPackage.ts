import type { PackageManifest, WorkspacePackage } from './WorkspacePackage.ts';

/** A package for tests: `testPackage('libs/ui/charts', { dependencies: … })`. */
export function testPackage(folder: string, manifest: Partial<PackageManifest> = {}): WorkspacePackage {
  const name = `@finance-analyst/${folder.slice(folder.lastIndexOf('/') + 1)}`;
  return {
    name,
    folder,
    path: `/w/${folder}`,
    isLibrary: folder.startsWith('libs/'),
    manifest: { name, version: '0.1.0', ...manifest },
  };
}

/** Dependencies of a manifest on libraries of the workspace. */
export const needs = (...names: readonly string[]): { dependencies: Record<string, string> } => ({
  dependencies: Object.fromEntries(names.map((name) => [`@finance-analyst/${name}`, '^0.1.0'])),
});
