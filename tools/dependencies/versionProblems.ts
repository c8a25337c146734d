import type { PackageManifest } from '../workspace/WorkspacePackage.ts';

/** `1.2.3`, or `npm:package@1.2.3` where a package is installed under another name. */
const exactVersion = /^(npm:[\w@/.-]+@)?\d+\.\d+\.\d+(-[\w.-]+)?$/;

/**
 * One version policy: a third-party dependency is pinned to one exact version, the same in every manifest; a
 * peer dependency is a caret range of that version; a library of the workspace is needed as `^` its version.
 * Returns the problems by manifest name. Throws on two manifests of one name, whose results would be mixed up.
 */
export function versionProblems(
  manifests: readonly PackageManifest[],
): ReadonlyMap<string, readonly string[]> {
  const own = new Map(manifests.map(({ name, version }) => [name, version]));
  const names = manifests.map(({ name }) => name);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw new Error(`Two manifests have the name ${repeated}.`);
  const pinned = new Map<string, string>();
  for (const manifest of manifests)
    for (const [name, version] of pinnedBy(manifest)) if (!pinned.has(name)) pinned.set(name, version);

  const expectedOf = (name: string): string | undefined => {
    const ownVersion = own.get(name);
    return ownVersion === undefined ? undefined : `^${ownVersion}`;
  };
  return new Map(
    manifests.map((manifest) => [
      manifest.name,
      [
        ...pinnedBy(manifest).flatMap(([name, version]) => {
          const expected = expectedOf(name);
          if (expected !== undefined)
            return version === expected ? [] : [`${name}: ${version} must be ${expected}.`];
          if (!exactVersion.test(version)) return [`${name}: ${version} is not one exact version.`];
          const other = pinned.get(name);
          return version === other ? [] : [`${name}: ${version} here, ${other} elsewhere.`];
        }),
        ...Object.entries(manifest.peerDependencies ?? {}).flatMap(([name, range]) => {
          const version = pinned.get(name);
          const expected = expectedOf(name) ?? (version === undefined ? undefined : `^${version}`);
          return expected === undefined || range === expected
            ? []
            : [`peer ${name}: ${range} must be ${expected}.`];
        }),
      ],
    ]),
  );
}

const pinnedBy = ({
  dependencies,
  devDependencies,
  optionalDependencies,
}: PackageManifest): [string, string][] =>
  Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
