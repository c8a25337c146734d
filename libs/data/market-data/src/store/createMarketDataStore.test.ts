import { expect, it, vi } from 'vitest';
import { marketDataApi } from '../api/marketDataApi.js';
import { createTestStore, json } from '../testing/createTestStore.js';
import { exampleQuotes } from '../testing/exampleAnswers.js';

it('[MARKET-DATA-11] refetches what is on screen when the connection returns', async () => {
  const { store, asked } = createTestStore(() => json(exampleQuotes));
  const shown = store.dispatch(marketDataApi.endpoints.quotes.initiate(['ACME']));
  await shown;
  const left = store.dispatch(marketDataApi.endpoints.quotes.initiate(['OTHER']));
  await left;
  left.unsubscribe();
  asked.length = 0;
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => {
    expect(asked).toEqual(['/api/market-data/real-time?symbols=ACME']);
  });
  shown.unsubscribe();
});
