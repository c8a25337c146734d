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

/** A screen with a price, over a server that is still fetching it at first, and a clock that is wound by hand. */
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
  /** Lets the wait end that is under way, and whatever follows from that; how long it was, or null without one. */
  const pass = async (): Promise<number | null> => {
    const next = waits.shift();
    next?.end();
    await settle();
    return next?.durationMs ?? null;
  };
  return { asked, pass, price, shown };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 10));

it('[MARKET-DATA-20] shows a price once the server has it, without being asked', async () => {
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

it('[MARKET-DATA-20] asks four times more, ever more seldom', async () => {
  const { asked, pass } = await arrange(Infinity);
  const waited = [await pass(), await pass(), await pass(), await pass(), await pass()];
  expect(waited).toEqual([5_000, 10_000, 20_000, 40_000, null]);
  expect(asked).toHaveLength(5);
});

it('[MARKET-DATA-20] does not ask again for a price that is there', async () => {
  const { asked, pass } = await arrange(0);
  expect(await pass()).toBeNull();
  expect(asked).toHaveLength(1);
});

it('[MARKET-DATA-20] ends when the screen is left', async () => {
  const { asked, pass, shown } = await arrange(Infinity);
  shown.unsubscribe();
  await pass();
  await pass();
  expect(await pass()).toBeNull();
  expect(asked).toHaveLength(1);
});

it('[MARKET-DATA-20] asks nothing offline, and goes on afterwards', async () => {
  let isOnline = false;
  const { asked, pass } = await arrange(Infinity, () => isOnline);
  await pass();
  expect(asked).toHaveLength(1);
  isOnline = true;
  await pass();
  expect(asked).toHaveLength(2);
});
