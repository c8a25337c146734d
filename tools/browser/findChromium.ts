import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The Chromium to test in: `CHROMIUM_PATH`, else the machine's, else the one that Playwright downloaded. */
export function findChromium(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return chosen;
  return [...usualPlaces, chromium.executablePath()].find((path) => path !== '' && existsSync(path));
}

const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * The Chromium for tests that need nothing but its pages: Debian's headless build, which takes a seventh less
 * time, or the one of `findChromium`.
 */
export function findHeadlessShell(): string | undefined {
  if (process.env['CHROMIUM_PATH'] || !existsSync(headlessShell)) return findChromium();
  return headlessShell;
}

/**
 * Features that Playwright disables. Only the last list counts, so its own is repeated here; a test compares the two.
 */
const offForPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * What every new window would prepare without any test using it, at a third of a test's CPU time: the pages that
 * unfold from the address bar, and a process for a page that may be opened later.
 */
const offForSpeed = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** Arguments for a Chromium that is quiet on the network and prepares nothing; root has no sandbox. */
export function chromiumArguments(): string[] {
  return [
    '--disable-background-networking',
    '--disable-component-update',
    `--disable-features=${[...offForPlaywright, ...offForSpeed].join(',')}`,
    '--disable-quic',
    '--disable-sync',
    '--no-first-run',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
}
