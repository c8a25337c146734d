import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} LockEntry
 * @typedef {{ packages: Record<string, LockEntry> }} LockFile
 */

/**
 * Whether what npm last installed (it keeps its own lock file in node_modules) is what a lock file asks for.
 * Optional packages may be missing: most are for other machines.
 *
 * @param {LockFile} wanted
 * @param {LockFile} installed
 * @returns {boolean}
 */
export const isInstalledAs = (wanted, installed) =>
  Object.entries(wanted.packages)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, entry]) => {
      const found = installed.packages[path];
      if (!found) return entry.optional === true || entry.devOptional === true;
      return found.version === entry.version && found.integrity === entry.integrity;
    });

/**
 * @param {string} root
 * @returns {LockFile | undefined} npm's own record of what it installed
 */
export function readInstalled(root) {
  const file = join(root, 'node_modules', '.package-lock.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
