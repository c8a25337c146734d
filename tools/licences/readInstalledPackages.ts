import type { InstalledPackage } from './InstalledPackage.ts';

/** The part of npm's lock file that lists installed packages. */
export interface LockFile {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string;
        readonly license?: string;
        readonly dev?: boolean;
        readonly link?: boolean;
      }
    >
  >;
}

const marker = 'node_modules/';

/** Every third-party package of a lock file, each version once for the product and once for the tools. */
export function readInstalledPackages({ packages }: LockFile): readonly InstalledPackage[] {
  const found = new Map<string, InstalledPackage>();
  for (const [path, { version = '', license, dev = false, link = false }] of Object.entries(packages)) {
    if (!path.includes(marker) || link) continue;
    const name = path.slice(path.lastIndexOf(marker) + marker.length);
    found.set(`${name}@${version} ${dev}`, { name, version, licence: license, isTool: dev });
  }
  return [...found.values()];
}
