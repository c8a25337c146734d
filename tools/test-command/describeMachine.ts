import { spawnSync } from 'node:child_process';
import { release } from 'node:os';
import { findChromium } from '../browser/findChromium.ts';
import { machineDescription } from './machineDescription.ts';

/**
 * `node tools/test-command/describeMachine.ts`: Nx asks for it before it repeats the result of a step
 * (`everything` in nx.json).
 */
const chromium = findChromium();
const { timeZone, locale } = Intl.DateTimeFormat().resolvedOptions();

console.log(
  machineDescription(
    {
      node: process.version,
      system: `${process.platform} ${process.arch} ${release()}`,
      place: `${timeZone} ${locale}`,
      chromium: chromium ? versionOf(chromium) : 'none',
    },
    process.env,
  ),
);

function versionOf(program: string): string {
  const { stdout, error } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (error) throw error;
  return stdout.trim();
}
