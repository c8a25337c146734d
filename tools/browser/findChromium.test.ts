import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { chromiumArguments, findChromium, findHeadlessShell } from './findChromium.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('takes the program that CHROMIUM_PATH names', () => {
  vi.stubEnv('CHROMIUM_PATH', '/opt/chromium');
  expect(findChromium()).toBe('/opt/chromium');
  expect(findHeadlessShell()).toBe('/opt/chromium');
});

it('has no sandbox as root only', () => {
  expect(chromiumArguments().includes('--no-sandbox')).toBe(process.getuid?.() === 0);
});

it('switches off what Playwright does, with what only costs time', () => {
  const library = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const source = readFileSync(join(library, 'lib/coreBundle.js'), 'utf8');
  const [, list = ''] = /disabledFeatures = \[([^\]]*)\]/.exec(source) ?? [];
  const features = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(features.length).toBeGreaterThan(5);
  const flag = chromiumArguments().find((argument) => argument.startsWith('--disable-features='));
  const named = flag?.slice('--disable-features='.length).split(',') ?? [];
  expect(named.slice(0, features.length)).toEqual(features);
  expect(named).toContain('WebUIOmniboxPopup');
});
