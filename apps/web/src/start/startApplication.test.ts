import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

it('[WEB-1] stops when the page has no root element, and says so', async () => {
  await expect(startApplication(window)).rejects.toThrow('Root container not found in DOM');
});

it('[WEB-2] fires app-ready when it failed too', async () => {
  await expect(startApplication(window)).rejects.toThrow();
  expect(ready).toHaveBeenCalledTimes(1);
});

it('[WEB-3] shows only the maintenance text while the flag is on', async () => {
  document.body.innerHTML = `<div id="root"></div>
    <script type="application/json" id="runtime-config">{"maintenance":"on"}</script>`;
  await act(() => startApplication(window));
  expect(screen.getByRole('main').textContent).toBe(
    'We will be back shortly, development updates currently in progress.',
  );
  expect(document.getElementById('root')?.children).toHaveLength(1);
  expect(ready).toHaveBeenCalledTimes(1);
});

/** The body of the app's page, without the scripts that start it. */
const pageBody = () =>
  /<body>(.*)<\/body>/s
    .exec(readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8'))?.[1]
    ?.replace(/<script.*<\/script>/, '') ?? '';

it('[WEB-24] says in the page what keeps it from starting, and hands the error on', async () => {
  document.body.innerHTML = pageBody();
  const refusing = {
    document,
    location,
    get navigator(): never {
      throw new Error('There is no navigator.');
    },
    dispatchEvent: (event: Event) => window.dispatchEvent(event),
  };
  const started = startApplication(refusing as unknown as Window & typeof globalThis);
  await expect(started).rejects.toThrow('There is no navigator.');
  const words = screen.getByRole('alert').textContent.replace(/\s+/g, ' ');
  expect(words).toMatch(/could not be started\. Reload the page.*Nothing that you saved was changed/);
  expect(ready).toHaveBeenCalledTimes(1);
});
