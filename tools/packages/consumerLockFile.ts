import type { PackageManifest } from '../workspace/WorkspacePackage.ts';

/** An entry of npm's lock file; only what this reads is typed, everything is kept. */
export interface LockEntry {
  readonly version?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export interface PackedLibrary {
  readonly folder: string;
  readonly manifest: PackageManifest;
  /** Path of the tarball from the consumer's folder. */
  readonly tarball: string;
  readonly integrity: string;
}

/**
 * The lock file of a project outside the workspace that installs every packed library: the libraries come from
 * their tarballs, what they need in exactly the versions of the workspace's lock file. `extra` are third-party
 * packages that the project itself asks for.
 */
export function consumerLockFile(
  libraries: readonly PackedLibrary[],
  workspaceEntries: Readonly<Record<string, LockEntry>>,
  extra: readonly string[],
): { readonly manifest: Record<string, unknown>; readonly lock: Record<string, unknown> } {
  const own = new Map(libraries.map((library) => [library.manifest.name, library]));
  const packages: Record<string, unknown> = {};

  const consumerPath = (path: string): string => {
    const library = libraries.find(({ folder }) => path.startsWith(`${folder}/`));
    return library ? path.replace(library.folder, `node_modules/${library.manifest.name}`) : path;
  };
  const add = (path: string): void => {
    const entry = workspaceEntries[path];
    if (!entry || consumerPath(path) in packages) return;
    packages[consumerPath(path)] = withoutUse(entry);
    addNeeded(path, entry);
  };
  const addNeeded = (path: string, needs: LockEntry): void => {
    const { dependencies, optionalDependencies, peerDependencies } = needs;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      if (!own.has(name)) add(placeOf(name, path, workspaceEntries));
  };

  for (const { folder, manifest, tarball, integrity } of libraries) {
    const { version, license, dependencies, peerDependencies } = manifest;
    packages[`node_modules/${manifest.name}`] = {
      version,
      resolved: `file:${tarball}`,
      integrity,
      license,
      ...(dependencies ? { dependencies } : {}),
      ...(peerDependencies ? { peerDependencies } : {}),
    };
    addNeeded(folder, manifest);
  }
  for (const name of extra) add(`node_modules/${name}`);

  const manifest = {
    name: 'consumer',
    version: '0.0.0',
    private: true,
    type: 'module',
    dependencies: {
      ...Object.fromEntries(libraries.map((library) => [library.manifest.name, `file:${library.tarball}`])),
      ...Object.fromEntries(
        extra.map((name) => [name, workspaceEntries[`node_modules/${name}`]?.version ?? '*']),
      ),
    },
  };
  return {
    manifest,
    lock: { ...manifest, lockfileVersion: 3, requires: true, packages: { '': manifest, ...packages } },
  };
}

/** Where Node finds a package from a folder: in the nearest node_modules on the way up. */
function placeOf(name: string, from: string, entries: Readonly<Record<string, LockEntry>>): string {
  for (let folder = from; folder !== ''; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder}/node_modules/${name}`;
    if (place in entries) return place;
  }
  return `node_modules/${name}`;
}

/** An entry says whether only tools, peers or optional packages need it; in the consumer that differs. */
const withoutUse = (entry: LockEntry): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entry).filter(
      ([key]) => !['dev', 'devOptional', 'optional', 'peer', 'extraneous'].includes(key),
    ),
  );
