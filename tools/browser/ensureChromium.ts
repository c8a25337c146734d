import { existsSync } from 'node:fs';
import { runProgram } from '../workspace/runProgram.ts';
import { findChromium } from './findChromium.ts';

const howToGetOne =
  'No Chromium was found. Install one (Debian: apt-get install chromium; anywhere: npx playwright install chromium) ' +
  'or set CHROMIUM_PATH to the program.';

/**
 * Resolves when a Chromium is available for tests. In CI on Debian as root it installs the distribution's;
 * elsewhere, if there is none, it rejects and says how to get one.
 */
export async function ensureChromium(): Promise<void> {
  if (findChromium()) return;
  const mayInstall = isOn(process.env['CI']) && process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (!mayInstall) throw new Error(howToGetOne);
  console.log('   No Chromium was found: installing the one of this Debian with apt-get …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  for (const command of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']]) {
    const { exitCode, output } = await runProgram('apt-get', ['-qq', ...command], { env });
    if (exitCode !== 0) throw new Error(`${howToGetOne}\napt-get ${command.join(' ')} failed:\n${output}`);
  }
  if (!findChromium()) throw new Error(howToGetOne);
}

const isOn = (value: string | undefined): boolean =>
  value !== undefined && value !== '' && value !== 'false' && value !== '0';
