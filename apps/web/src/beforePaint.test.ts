import { createStoredEntries } from '@finance-analyst/stored-entries';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  accessibilityAttributes,
  colorBlindModes,
  createAccessibilityStore,
  defaultAccessibilityPreferences,
} from '@finance-analyst/accessibility';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { heldInstallOffer } from '@finance-analyst/installation';
import { readRunKind } from '@finance-analyst/service-worker';

const script = readFileSync(join(import.meta.dirname, '../public/before-paint.js'), 'utf8');

/** Runs the script as the page does before its first paint. */
const run = () => {
  const element = document.createElement('script');
  element.textContent = script;
  document.head.append(element);
  element.remove();
};

describe('public/before-paint.js', () => {
  afterEach(() => {
    localStorage.clear();
    for (const name of document.documentElement.getAttributeNames())
      document.documentElement.removeAttribute(name);
    document.body.innerHTML = '';
    document.head.innerHTML = '';
    history.replaceState(null, '', '/');
  });

  it.each(['light', 'dark'])('[WEB-5] sets the stored theme %s before the first paint', (theme) => {
    localStorage.setItem('user-preferences', JSON.stringify({ theme }));
    run();
    expect(document.documentElement.dataset['theme']).toBe(theme);
  });

  it.each([null, '{', 'null', '{}', '{"theme":"system"}', '{"theme":"sepia"}'])(
    '[WEB-5] leaves the system’s theme when storage holds %j',
    (stored) => {
      if (stored !== null) localStorage.setItem('user-preferences', stored);
      run();
      expect(document.documentElement.dataset['theme']).toBeUndefined();
    },
  );

  const preferences = fc.record(
    Object.fromEntries(
      Object.entries(defaultAccessibilityPreferences).map(([name, value]) => [
        name,
        typeof value === 'boolean'
          ? fc.oneof(fc.boolean(), fc.constant('yes'))
          : fc.constantFrom('none', ...colorBlindModes, 'sepia'),
      ]),
    ),
    { requiredKeys: [] },
  );

  it('[WEB-17] sets what a person asked of every page as the application itself does', () => {
    fc.assert(
      fc.property(fc.oneof(preferences, fc.jsonValue()), (stored) => {
        localStorage.setItem('accessibility-preferences', JSON.stringify(stored));
        for (const name of document.documentElement.getAttributeNames())
          document.documentElement.removeAttribute(name);
        run();
        const set = document.documentElement.getAttributeNames();
        const held = createAccessibilityStore({
          entries: createStoredEntries({ device: localStorage }),
          root: document.createElement('html'),
          loadFont: async () => undefined,
        });
        const expected = accessibilityAttributes(held.read());
        held.stop();
        for (const [name, value] of Object.entries(expected))
          expect(document.documentElement.getAttribute(name), name).toBe(value);
        expect(set.every((name) => name in expected)).toBe(true);
      }),
    );
  });

  it.each([
    ['{"maintenance":true}', true],
    ['{"maintenance":false}', false],
    ['', false],
  ])('[WEB-3] marks the page as under maintenance when its settings are %j: %j', (settings, isMarked) => {
    document.body.innerHTML = `<script type="application/json" id="runtime-config">${settings}</script>`;
    run();
    expect(document.documentElement.hasAttribute('data-maintenance')).toBe(isMarked);
  });

  /** In this test environment a document's script has its own window; here it gets the test's. */
  const runHere = new Function(script) as () => void;

  it.each(['', '?symbol=ci', '?ci', '?symbol=A&audit', '?lhci=1', '?cities'])(
    '[WEB-37] holds an early offer to install back at %j exactly where a person uses the page',
    (search) => {
      history.replaceState(null, '', `/${search}`);
      const listen = vi.spyOn(window, 'addEventListener');
      runHere();
      const listener = listen.mock.calls.find(([type]) => type === 'beforeinstallprompt');
      listen.mockRestore();
      const isPerson = readRunKind({ search, webdriver: false }) === 'person';
      expect(listener !== undefined).toBe(isPerson);
      if (listener) window.removeEventListener(...listener);
    },
  );

  it('[WEB-37] hands the offer that it held back to the program', () => {
    const listen = vi.spyOn(window, 'addEventListener');
    runHere();
    expect(heldInstallOffer(window)).toBeNull();
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    window.dispatchEvent(offer);
    expect(offer.defaultPrevented).toBe(true);
    expect(heldInstallOffer(window)).toBe(offer);
    const listener = listen.mock.calls.find(([type]) => type === 'beforeinstallprompt');
    if (listener) window.removeEventListener(...listener);
    listen.mockRestore();
    Reflect.deleteProperty(window, 'heldInstallOffer');
  });
});
