import { loadMarketData } from '@finance-analyst/market-data';
import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from './store.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('[WEB-6] asks again for the prices on screen when the connection is back', async () => {
  const fetch = vi.fn(async () => Response.json({ quotes: [], missing: ['ACME'] }));
  vi.stubGlobal('fetch', fetch);
  const store = createStore({ apiBase: '/api/', clock: () => new Date('2026-11-20T14:30:00.000Z') });
  const { endpoints } = await store.dispatch(loadMarketData());
  const shown = store.dispatch(endpoints.quotes.initiate(['ACME']));
  await shown;
  expect(fetch).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => {
    expect(fetch).toHaveBeenCalledTimes(2);
  });
  shown.unsubscribe();
});
