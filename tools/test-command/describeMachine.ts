import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { release } from 'node:os';
import { findChromium, findHeadlessShell } from '../browser/findChromium.ts';
import { machineDescription } from './machineDescription.ts';

/**
 * `node tools/test-command/describeMachine.ts`: Nx reads it before it reuses the result of a step
 * (`everything` in nx.json).
 */
const chromium = findChromium();
const headlessShell = findHeadlessShell();
const { timeZone, locale } = Intl.DateTimeFormat().resolvedOptions();

console.log(
  machineDescription(
    {
      node: process.version,
      system: `${process.platform} ${process.arch} ${release()}`,
      place: `${timeZone} ${locale}`,
      chromium: chromium ? versionOf(chromium) : 'none',
      headlessShell: headlessShell ? versionOf(headlessShell) : 'none',
      postgres: globSync('/usr/lib/postgresql/*/bin/postgres').sort().join(' ') || 'none',
      // Tests that read the clock run again each day.
      day: new Date().toISOString().slice(0, 10),
      seed: process.env['PROPERTY_SEED'] === 'random' ? String(Math.random()) : 'fixed',
    },
    process.env,
  ),
);

function versionOf(program: string): string {
  const { stdout, error } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (error) throw error;
  return stdout.trim();
}
