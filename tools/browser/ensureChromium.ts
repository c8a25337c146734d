import { existsSync } from 'node:fs';
import { runProgram } from '../workspace/runProgram.ts';
import { findChromium, findHeadlessShell } from './findChromium.ts';

const howToGetOne =
  'No Chromium was found. Install one (Debian: apt-get install chromium; anywhere: npx playwright install chromium) ' +
  'or set CHROMIUM_PATH to the program.';

/**
 * Resolves when a Chromium is available for tests. In CI on Debian as root it installs the distribution's, with the
 * build without windows; elsewhere, if there is none, it rejects and says how to get one.
 */
export async function ensureChromium(): Promise<void> {
  const missing = missingPackages();
  const mayInstall = isOn(process.env['CI']) && process.getuid?.() === 0 && existsSync('/etc/debian_version');
  let failure: string | null = null;
  if (mayInstall && missing.length > 0) {
    console.log(`   Installing ${missing.join(' and ')} of this Debian with apt-get …`);
    failure = await install(missing);
    if (failure !== null) console.log(failure);
  }
  if (!findChromium()) throw new Error([howToGetOne, failure].filter(Boolean).join('\n'));
}

/** Debian's packages that are not there. None if a program was chosen. */
const missingPackages = (): readonly string[] => {
  if (process.env['CHROMIUM_PATH']) return [];
  const chromium = findChromium() ? [] : ['chromium'];
  return findHeadlessShell() === findChromium() ? [...chromium, 'chromium-headless-shell'] : chromium;
};

/** Returns what apt-get printed if it failed. */
async function install(packages: readonly string[]): Promise<string | null> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  for (const command of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]]) {
    const { exitCode, output } = await runProgram('apt-get', ['-qq', ...command], { env });
    if (exitCode !== 0) return `apt-get ${command.join(' ')} failed:\n${output}`;
  }
  return null;
}

const isOn = (value: string | undefined): boolean =>
  value !== undefined && value !== '' && value !== 'false' && value !== '0';
