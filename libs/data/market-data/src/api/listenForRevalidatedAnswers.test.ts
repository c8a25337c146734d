// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { createTestStore, json } from '../testing/createTestStore.js';
import { exampleQuotes } from '../testing/exampleAnswers.js';
import { listenForRevalidatedAnswers } from './listenForRevalidatedAnswers.js';
import { marketDataApi } from './marketDataApi.js';

const { quotes } = marketDataApi.endpoints;

const arrange = async (apiBase = '/api/') => {
  const { store, asked } = createTestStore(() => json(exampleQuotes), { apiBase });
  const container = new EventTarget();
  const end = listenForRevalidatedAnswers({
    container,
    dispatch: store.dispatch,
    apiBase,
    pageUrl: 'https://product.example/valuation-workbench',
  });
  await store.dispatch(quotes.initiate(['ACME']));
  await store.dispatch(quotes.initiate(['OTHER']));
  asked.length = 0;
  const say = (data: unknown) => container.dispatchEvent(new MessageEvent('message', { data }));
  return { asked, say, end };
};

describe('listenForRevalidatedAnswers', () => {
  it.each([
    ['/api/', 'https://product.example/api/'],
    ['https://api.example/v1/', 'https://api.example/v1/'],
  ])('[MARKET-DATA-7] asks again for the answer that changed, below %s', async (apiBase, absoluteBase) => {
    const { asked, say, end } = await arrange(apiBase);
    say({ type: 'revalidated', url: `${absoluteBase}market-data/real-time?symbols=ACME` });
    await vi.waitFor(() => {
      expect(asked).toEqual([`${apiBase}market-data/real-time?symbols=ACME`]);
    });
    end();
    say({ type: 'revalidated', url: `${absoluteBase}market-data/real-time?symbols=OTHER` });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked).toHaveLength(1);
  });

  it.each([
    null,
    'revalidated',
    { type: 'revalidated' },
    { type: 'revalidated', url: 'https://[' },
    { type: 'revalidated', url: 'https://elsewhere.example/api/market-data/real-time?symbols=ACME' },
    { type: 'revalidated', url: 'https://pr0duct.example/api/market-data/real-time?symbols=ACME' },
    { type: 'other', url: '/api/market-data/real-time?symbols=ACME' },
  ])('[MARKET-DATA-7] is not moved by other messages (%j)', async (message) => {
    const { asked, say } = await arrange();
    say(message);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked).toEqual([]);
  });
});
