import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Oldest Node that runs the tasks where no pinned one can be installed: it strips types by itself. */
const oldest = { major: 22, minor: 19 };

/**
 * @param {string} version such as `22.19.0`
 * @returns {boolean}
 */
export function isRecentEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > oldest.major || (major === oldest.major && minor >= oldest.minor);
}

/**
 * The path of the Node that runs every task: the one the lock file pins, else (macOS, rarer machines) the Node
 * that runs this script, if it is recent enough.
 *
 * @param {string} root
 * @param {{ platform: string, arch: string, version: string, execPath: string }} [machine]
 * @returns {{ ok: true, path: string } | { ok: false, reason: string }}
 */
export function pinnedNode(root, machine) {
  const { platform, arch, version, execPath } = machine ?? {
    platform: process.platform,
    arch: process.arch,
    version: process.versions.node,
    execPath: process.execPath,
  };
  const system = platform === 'win32' ? 'win' : platform;
  const program = platform === 'win32' ? 'node.exe' : 'node';
  const path = join(root, 'node_modules', `node-${system}-${arch}`, 'bin', program);
  if (existsSync(path)) return { ok: true, path };
  if (isRecentEnough(version)) return { ok: true, path: execPath };
  return {
    ok: false,
    reason:
      `No Node is pinned for ${system}-${arch}, so its own must be ${oldest.major}.${oldest.minor} or newer; ` +
      `this is ${version}. Install a newer one from https://nodejs.org and run the command again.`,
  };
}
