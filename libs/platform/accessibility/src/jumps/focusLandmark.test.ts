import { beforeEach, describe, expect, it } from 'vitest';
import { jumpMessages } from './jumpMessages.js';
import { focusLandmark } from './focusLandmark.js';

const shell = `
  <a href="#main" id="skip">Skip</a>
  <header><div role="search"><span>Find</span><input id="field" role="combobox"></div></header>
  <nav id="navigation"><a href="/">Home</a></nav>
  <main id="main" tabindex="-1">
    <section><footer>Of the section</footer></section>
    <aside id="panel">Checks</aside>
  </main>
  <footer id="footer">Version</footer>`;

const focused = (): string => document.activeElement?.id ?? '';

describe('focusLandmark', () => {
  beforeEach(() => {
    document.body.innerHTML = shell;
  });

  it.each([
    [1, 'main'],
    [2, 'navigation'],
    [3, 'field'],
    [4, 'panel'],
    [5, 'footer'],
  ] as const)('[ACCESSIBILITY-11] moves the focus: %i is the %s', (landmark, id) => {
    const result = focusLandmark(document, landmark);
    expect(result).toEqual({ ok: true, element: document.getElementById(id) });
    expect(focused()).toBe(id);
  });

  it('[ACCESSIBILITY-11] takes the navigation for the sidebar of a screen without a side panel', () => {
    document.getElementById('panel')?.remove();
    focusLandmark(document, 4);
    expect(focused()).toBe('navigation');
  });

  it('[ACCESSIBILITY-11] finds the search of a top bar that marks none', () => {
    document.querySelector('[role="search"]')?.removeAttribute('role');
    focusLandmark(document, 3);
    expect(focused()).toBe('field');
  });

  it.each(['display: none', 'visibility: hidden'])('[ACCESSIBILITY-11] passes over what has %s', (style) => {
    const hidden = document.createElement('nav');
    hidden.setAttribute('style', style);
    document.body.prepend(hidden);
    focusLandmark(document, 2);
    expect(focused()).toBe('navigation');
  });

  it.each(['inert', 'aria-hidden'])(
    '[ACCESSIBILITY-11] says why there is nothing to go to, behind a dialog that makes it %s too',
    (attribute) => {
      document.getElementById('footer')?.setAttribute(attribute, 'true');
      document.getElementById('skip')?.focus();
      expect(focusLandmark(document, 5)).toEqual({ ok: false, reason: jumpMessages.noLandmark('footer') });
      expect(focused()).toBe('skip');
    },
  );

  it('[ACCESSIBILITY-12] leaves nothing on the element once the focus moves on', () => {
    focusLandmark(document, 5);
    const footer = document.getElementById('footer');
    expect(footer?.getAttribute('tabindex')).toBe('-1');
    focusLandmark(document, 1);
    expect(footer?.hasAttribute('tabindex')).toBe(false);
    focusLandmark(document, 2);
    expect(document.getElementById('main')?.getAttribute('tabindex')).toBe('-1');
  });
});
