import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startApplication } from './startApplication.js';

const ready = vi.fn();

beforeEach(() => {
  ready.mockClear();
  window.addEventListener('app-ready', ready);
});
afterEach(() => {
  window.removeEventListener('app-ready', ready);
  document.body.innerHTML = '';
});

it('[WEB-1] stops when the page has no root element, and says so', () => {
  expect(() => {
    startApplication(window);
  }).toThrow('Root container not found in DOM');
});

it('[WEB-2] fires app-ready when it failed too', () => {
  expect(() => {
    startApplication(window);
  }).toThrow();
  expect(ready).toHaveBeenCalledTimes(1);
});

it('[WEB-3] shows only the maintenance text while the flag is on', async () => {
  document.body.innerHTML = `<div id="root"></div>
    <script type="application/json" id="runtime-config">{"maintenance":"on"}</script>`;
  await act(async () => {
    startApplication(window);
  });
  expect(screen.getByRole('main').textContent).toBe(
    'We will be back shortly, development updates currently in progress.',
  );
  expect(document.getElementById('root')?.children).toHaveLength(1);
  expect(ready).toHaveBeenCalledTimes(1);
});
