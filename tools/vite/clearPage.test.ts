// @vitest-environment jsdom
import { announce } from 'react-aria/private/live-announcer/LiveAnnouncer';
import { expect, it } from 'vitest';
import { clearPage } from './clearPage.ts';

it('leaves nothing of a test file in the page, and React Aria able to speak in the next', () => {
  document.body.innerHTML = '<p>Growth</p>';
  announce('Saved');
  document.body.className = 'dense';
  document.documentElement.dataset['theme'] = 'dark';
  document.title = 'Settings';
  history.replaceState(null, '', '/settings?symbol=EXM');
  clearPage();
  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
  announce('Saved');
  expect(document.querySelectorAll('[role="log"]')).toHaveLength(2);
  clearPage();
  expect(location.pathname + location.search).toBe('/');
});

it('takes away what stood in for a browser', () => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
  Element.prototype.checkVisibility = () => true;
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  clearPage();
  expect(globalThis).not.toHaveProperty('matchMedia');
  expect(document.body).not.toHaveProperty('checkVisibility');
  expect(document.visibilityState).not.toBe('hidden');
});
