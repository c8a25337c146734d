import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSwitchedOn } from './isSwitchedOn.js';
import { readRuntimeConfig } from './readRuntimeConfig.js';

const read = (text: string | null, buildTime: Record<string, unknown> = {}) => {
  const page = document.implementation.createHTMLDocument();
  if (text !== null) {
    const element = page.createElement('script');
    element.type = 'application/json';
    element.id = 'runtime-config';
    element.textContent = text;
    page.head.append(element);
  }
  return readRuntimeConfig({ document: page, buildTime });
};

const defaults = {
  maintenance: false,
  aiFeatures: false,
  demos: false,
  launchDarklyClientId: null,
  sentryDsn: null,
  posthogKey: null,
  apiBase: '/api/',
  webVitalsEndpoint: '/api/web-vitals',
  version: 'unknown',
};

describe('readRuntimeConfig', () => {
  it('[RUNTIME-CONFIG-1] takes the page before the build, and the build before the default', () => {
    const page = JSON.stringify({ maintenance: false, demos: 'on', version: '2.0.0', sentryDsn: null });
    const { config, problem } = read(page, {
      VITE_MAINTENANCE: 'true',
      VITE_AI_FEATURES: 'yes',
      VITE_SENTRY_DSN: 'https://errors.example',
      VITE_VERSION: '1.0.0',
    });
    expect(config).toEqual({
      ...defaults,
      demos: true,
      aiFeatures: true,
      sentryDsn: 'https://errors.example',
      version: '2.0.0',
    });
    expect(problem).toBeNull();
  });

  it.each([null, '', '  \n'])(
    '[RUNTIME-CONFIG-3] has the usual addresses in a page without configuration (%j)',
    (text) => {
      expect(read(text)).toEqual({ config: defaults, problem: null });
    },
  );

  it('[RUNTIME-CONFIG-3] ends the address of the API in a slash', () => {
    expect(read('{"apiBase":"https://api.example/v2"}').config.apiBase).toBe('https://api.example/v2/');
  });

  it('[RUNTIME-CONFIG-4] leaves out a service whose key is empty', () => {
    expect(read('{"posthogKey":"  ","launchDarklyClientId":7}').config).toEqual(defaults);
  });

  it.each(['{"demos":', '[]', 'null', '"on"'])('[RUNTIME-CONFIG-5] says why %s is not used', (text) => {
    const { config, problem } = read(text, { VITE_DEMOS: '1' });
    expect(config).toEqual({ ...defaults, demos: true });
    expect(problem).toContain('defaults are used');
  });

  it('[RUNTIME-CONFIG-5] reads any page without failing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(Object.keys(read(text).config)).toEqual(Object.keys(defaults));
      }),
    );
  });
});

describe('isSwitchedOn', () => {
  it.each(['true', 'TRUE', ' 1 ', 'On', 'yes\n', true])('[RUNTIME-CONFIG-2] is on for %j', (value) => {
    expect(isSwitchedOn(value)).toBe(true);
  });

  it.each(['false', '0', 'off', 'no', '', 'enabled', 'truthy', 1, null, undefined, {}, false])(
    '[RUNTIME-CONFIG-2] is off for %j',
    (value) => {
      expect(isSwitchedOn(value)).toBe(false);
    },
  );
});
