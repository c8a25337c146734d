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

/** Arguments for a Chromium that is quiet on the network; root has no sandbox. */
export function chromiumArguments(): string[] {
  return [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-quic',
    '--disable-sync',
    '--no-first-run',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
}
