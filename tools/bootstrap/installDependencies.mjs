import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInstalledAs, readInstalled } from './installedPackages.mjs';
import { npmProgram } from './npmProgram.mjs';
import { runForeground } from './runForeground.mjs';
import { installEnvironment } from './taskEnvironment.mjs';

/**
 * What an installation depends on: the lock file and the machine. Kept in node_modules, so it goes with it.
 *
 * @param {string} lockFileText
 * @param {string} [machine]
 * @returns {string}
 */
export const installationStamp = (lockFileText, machine = `${process.platform}-${process.arch}`) =>
  `${createHash('sha256').update(lockFileText).digest('hex')} ${machine}\n`;

/** @param {string} root */
const stampFileOf = (root) => join(root, 'node_modules', '.installation-stamp');

/**
 * Whether nothing needs to be installed: an installation of this lock file left its stamp, or `npm install`
 * has just installed what the lock file says.
 *
 * @param {string} root
 * @param {string} lockFileText
 * @returns {boolean}
 */
export function isInstalled(root, lockFileText) {
  const stampFile = stampFileOf(root);
  const stamp = installationStamp(lockFileText);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return true;
  const installed = readInstalled(root);
  if (!installed || !isInstalledAs(JSON.parse(lockFileText), installed)) return false;
  writeFileSync(stampFile, stamp);
  return true;
}

/**
 * Installs exactly what the lock file says, unless it is already installed.
 *
 * @param {string} root
 * @returns {Promise<{ ok: true } | { ok: false, reason: string }>}
 */
export async function installDependencies(root) {
  const lockFileText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (isInstalled(root, lockFileText)) return { ok: true };

  console.log('Installing dependencies with npm ci: half a minute to a minute …');
  const startedAtMs = Date.now();
  const { command, leading } = npmProgram();
  const exitCode = await runForeground(
    command,
    [...leading, 'ci', '--include=dev', '--include=optional', '--no-fund', '--no-audit', '--loglevel=error'],
    { cwd: root, env: installEnvironment(), shell: command === 'npm' && process.platform === 'win32' },
  );
  if (exitCode !== 0)
    return { ok: false, reason: `Installing dependencies failed: npm ci ended with exit code ${exitCode}.` };

  writeFileSync(stampFileOf(root), installationStamp(lockFileText));
  console.log(`Dependencies installed in ${((Date.now() - startedAtMs) / 1000).toFixed(0)} s.`);
  return { ok: true };
}
