import type { WorkspacePackage } from './WorkspacePackage.ts';

/** Names of the packages that need `name`, directly or through others, by what the manifests declare. */
export function dependentsOf(name: string, packages: readonly WorkspacePackage[]): ReadonlySet<string> {
  const dependents = new Set<string>();
  const visit = (needed: string): void => {
    for (const { name: candidate, manifest } of packages) {
      if (dependents.has(candidate) || !declaredBy(manifest).has(needed)) continue;
      dependents.add(candidate);
      visit(candidate);
    }
  };
  visit(name);
  return dependents;
}

const declaredBy = ({ nx, ...manifest }: WorkspacePackage['manifest']): ReadonlySet<string> =>
  new Set([
    ...Object.keys(manifest.dependencies ?? {}),
    ...Object.keys(manifest.devDependencies ?? {}),
    ...Object.keys(manifest.peerDependencies ?? {}),
    ...Object.keys(manifest.optionalDependencies ?? {}),
    ...(nx?.implicitDependencies ?? []),
  ]);
