import { existsSync } from 'node:fs';
import { runProgram } from '../workspace/runProgram.ts';
import { findChromium } from './findChromium.ts';

const howToGetOne =
  'No Chromium was found. Install one (Debian: apt-get install chromium; anywhere: npx playwright install chromium) ' +
  'or set CHROMIUM_PATH to the program.';

/** How long the headless build may take to install: tests run without it too. */
const shellTimeoutMs = 2 * 60_000;

/**
 * Resolves when a Chromium is available for tests. In CI on Debian as root it installs the distribution's, and then the
 * headless build if there is one; elsewhere, if there is none, it rejects and says how to get one.
 */
export async function ensureChromium(): Promise<void> {
  if (findChromium()) return;
  const mayInstall = isOn(process.env['CI']) && process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (!mayInstall) throw new Error(howToGetOne);
  console.log('   No Chromium was found: installing the one of this Debian with apt-get …');
  const failure = (await aptGet(['update'])) ?? (await aptGet([...install, 'chromium']));
  if (failure !== null) throw new Error(`${howToGetOne}\n${failure}`);
  if (!findChromium()) throw new Error(howToGetOne);
  await aptGet([...install, 'chromium-headless-shell'], shellTimeoutMs);
}

const install = ['install', '--yes', '--no-install-recommends'];

/** Returns what apt-get printed if it failed. */
async function aptGet(command: readonly string[], timeoutMs?: number): Promise<string | null> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const { exitCode, output } = await runProgram('apt-get', ['-qq', ...command], {
    env,
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  return exitCode === 0 ? null : `apt-get ${command.join(' ')} failed:\n${output}`;
}

const isOn = (value: string | undefined): boolean =>
  value !== undefined && value !== '' && value !== 'false' && value !== '0';
