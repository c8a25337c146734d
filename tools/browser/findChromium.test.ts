import { afterEach, expect, it, vi } from 'vitest';
import { chromiumArguments, findChromium } from './findChromium.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('takes the program that CHROMIUM_PATH names', () => {
  vi.stubEnv('CHROMIUM_PATH', '/opt/chromium');
  expect(findChromium()).toBe('/opt/chromium');
});

it('has no sandbox as root only', () => {
  expect(chromiumArguments().includes('--no-sandbox')).toBe(process.getuid?.() === 0);
});
