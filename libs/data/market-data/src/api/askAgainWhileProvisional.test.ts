// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { createTestStore, json } from '../testing/createTestStore.js';
import { exampleQuotes } from '../testing/exampleAnswers.js';
import { marketDataApi } from './marketDataApi.js';

const loading = () =>
  json(
    { quotes: [], missing: ['ACME'], reasons: { ACME: 'Prices for ACME are still loading.' } },
    { 'cache-control': 'no-store' },
  );

/** A screen with a price that the server is still fetching at first, and a manual clock. */
async function arrange(provisionalAnswers: number, isOnline = () => true) {
  const waits: { readonly durationMs: number; readonly end: () => void }[] = [];
  const wait = (durationMs: number) =>
    new Promise<void>((end) => {
      waits.push({ durationMs, end });
    });
  let left = provisionalAnswers;
  const serve = () => {
    left -= 1;
    return left < 0 ? json(exampleQuotes) : loading();
  };
  const { store, asked } = createTestStore(serve, { wait, isOnline });
  const shown = store.dispatch(marketDataApi.endpoints.quotes.initiate(['ACME']));
  await shown;
  await settle();
  const price = () =>
    marketDataApi.endpoints.quotes.select(['ACME'])(store.getState() as never).data?.data.quotes[0]?.price;
  /** Ends the pending wait and runs what follows; returns its length, or null if there was none. */
  const pass = async (): Promise<number | null> => {
    const next = waits.shift();
    next?.end();
    await settle();
    return next?.durationMs ?? null;
  };
  return { asked, pass, price, shown };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 10));

it('[MARKET-DATA-20] shows a price once the server has it', async () => {
  const { asked, pass, price } = await arrange(2);
  expect(price()).toBeUndefined();
  expect(await pass()).toBe(5_000);
  expect(price()).toBeUndefined();
  expect(await pass()).toBe(10_000);
  await vi.waitFor(() => {
    expect(price()).toBe(101.5);
  });
  await pass();
  expect(await pass()).toBeNull();
  expect(asked).toHaveLength(3);
});

it('[MARKET-DATA-20] retries four times, at growing intervals', async () => {
  const { asked, pass } = await arrange(Infinity);
  const waited = [await pass(), await pass(), await pass(), await pass(), await pass()];
  expect(waited).toEqual([5_000, 10_000, 20_000, 40_000, null]);
  expect(asked).toHaveLength(5);
});

it('[MARKET-DATA-20] does not request an available price again', async () => {
  const { asked, pass } = await arrange(0);
  expect(await pass()).toBeNull();
  expect(asked).toHaveLength(1);
});

it('[MARKET-DATA-20] stops when the screen is closed', async () => {
  const { asked, pass, shown } = await arrange(Infinity);
  shown.unsubscribe();
  await pass();
  await pass();
  expect(await pass()).toBeNull();
  expect(asked).toHaveLength(1);
});

it('[MARKET-DATA-20] pauses offline, and continues afterwards', async () => {
  let isOnline = false;
  const { asked, pass } = await arrange(Infinity, () => isOnline);
  await pass();
  expect(asked).toHaveLength(1);
  isOnline = true;
  await pass();
  expect(asked).toHaveLength(2);
});
