// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { messages } from '../messages.js';
import { createTestStore, json, type Serve } from '../testing/createTestStore.js';
import { exampleHistory } from '../testing/exampleAnswers.js';
import { loadPriceHistories } from './loadPriceHistories.js';

const quotesOf = (missing: readonly string[]) => ({
  quotes: [],
  missing,
  reasons: Object.fromEntries(missing.map((symbol) => [symbol, reasonOf(symbol)])),
});
const reasonOf = (symbol: string): string =>
  symbol === 'PROGRAM'
    ? `${symbol} is not known. Search with /api/market-data.`
    : `${symbol} has no provider.`;

/** A server that has prices for all symbols. */
const priced =
  (serve: Serve, missing: readonly string[] = []): Serve =>
  (...asked) =>
    asked[0].includes('real-time') ? json(quotesOf(missing)) : serve(...asked);

const load = (serve: Serve, symbols: readonly string[], options = {}, dependencies = {}) => {
  const { store, asked } = createTestStore(serve, dependencies);
  const controller = new AbortController();
  const { signal } = controller;
  const end = store.dispatch(loadPriceHistories(symbols, { signal, ...options }));
  return { end, asked, controller };
};

/** A server whose answers wait, and the waiting ones in their order. */
function waiting() {
  const answers: (() => void)[] = [];
  const serve: Serve = (url, signal) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => {
        reject(new DOMException('Canceled.', 'AbortError'));
      });
      answers.push(() => {
        const symbol = new URL(url, 'http://localhost').searchParams.get('symbol');
        resolve(json({ ...exampleHistory, symbol }));
      });
    });
  return { answers, serve };
}

const letters = ['A', 'B', 'C', 'D', 'E', 'F'];

it('[MARKET-DATA-51] loads the prices of each symbol, or the reason', async () => {
  const refusal = { error: { code: 'no-prices', message: 'There are no prices for NONE.' } };
  const { end, asked } = load(
    priced((url) => (url.includes('NONE') ? json(refusal, {}, 404) : json(exampleHistory))),
    ['XNAS:ACME', 'NONE'],
    { from: '2025-01-02' },
  );
  expect(await end).toMatchObject([
    { symbol: 'XNAS:ACME', ok: true, history: { data: exampleHistory, stale: false } },
    { symbol: 'NONE', ok: false, reason: 'There are no prices for NONE.' },
  ]);
  expect(asked).toEqual([
    '/api/market-data/real-time?symbols=NONE%2CXNAS%3AACME',
    '/api/market-data/historical?symbol=XNAS%3AACME&from=2025-01-02',
    '/api/market-data/historical?symbol=NONE&from=2025-01-02',
  ]);
});

it('[MARKET-DATA-54] requests no history of a symbol without prices, and gives the reason of each', async () => {
  const onProgress = vi.fn();
  const { end, asked } = load(
    priced(() => json(exampleHistory), ['NONE', 'PROGRAM']),
    ['NONE', 'A', 'PROGRAM'],
    { onProgress },
  );
  expect(await end).toMatchObject([
    { symbol: 'NONE', ok: false, reason: 'NONE has no provider.' },
    { symbol: 'A', ok: true },
    { symbol: 'PROGRAM', ok: false, reason: messages.notPriced },
  ]);
  expect(asked).toEqual([
    '/api/market-data/real-time?symbols=A%2CNONE%2CPROGRAM',
    '/api/market-data/historical?symbol=A',
  ]);
  expect(onProgress.mock.calls).toEqual([
    [2, 3],
    [3, 3],
  ]);
});

it('[MARKET-DATA-54] requests each history if prices may still come, or the question fails', async () => {
  const asks = async (answer: () => Response): Promise<number> => {
    const { end, asked } = load(
      (url) => (url.includes('real-time') ? answer() : json(exampleHistory)),
      ['A', 'B'],
    );
    expect(await end).toMatchObject([{ ok: true }, { ok: true }]);
    return asked.length;
  };
  expect(await asks(() => json(quotesOf(['A', 'B']), { 'cache-control': 'no-store' }))).toBe(3);
  expect(await asks(() => json({}, {}, 503))).toBe(3);
});

it('[MARKET-DATA-51] loads nothing for no symbols', async () => {
  const { end, asked } = load(() => json(exampleHistory), []);
  expect(await end).toEqual([]);
  expect(asked).toEqual([]);
});

it('[MARKET-DATA-52] requests four at a time, with progress, and gives them in their order', async () => {
  const { answers, serve } = waiting();
  const onProgress = vi.fn();
  const { end, asked } = load(priced(serve), letters, { onProgress });
  await vi.waitFor(() => {
    expect(asked).toHaveLength(5);
  });
  answers[3]?.();
  await vi.waitFor(() => {
    expect(asked).toHaveLength(6);
  });
  expect(onProgress.mock.calls).toEqual([[1, 6]]);
  for (const at of [0, 1, 2, 4]) answers[at]?.();
  await vi.waitFor(() => {
    expect(asked).toHaveLength(7);
  });
  answers[5]?.();
  expect((await end)?.map((each) => each.ok && [each.symbol, each.history.data.symbol])).toEqual(
    letters.map((letter) => [letter, letter]),
  );
  expect(onProgress.mock.calls.at(-1)).toEqual([6, 6]);
});

it('[MARKET-DATA-52] requests equal histories once', async () => {
  const onProgress = vi.fn();
  const { end, asked } = load(
    priced(() => json(exampleHistory)),
    ['A', 'B', 'A'],
    {
      onProgress,
    },
  );
  expect((await end)?.map(({ symbol, ok }) => [symbol, ok])).toEqual([
    ['A', true],
    ['B', true],
    ['A', true],
  ]);
  expect(asked).toHaveLength(3);
  expect(onProgress.mock.calls).toEqual([
    [1, 2],
    [2, 2],
  ]);
});

it('[MARKET-DATA-52] requests nothing more once canceled, and has no result', async () => {
  const { answers, serve } = waiting();
  const onProgress = vi.fn();
  const { end, asked, controller } = load(priced(serve), letters, { onProgress });
  await vi.waitFor(() => {
    expect(answers).toHaveLength(4);
  });
  controller.abort();
  expect(await end).toBeNull();
  expect(asked).toHaveLength(5);
  expect(onProgress).not.toHaveBeenCalled();
});

it('[MARKET-DATA-53] loads what the device has without a network, and the reason for the rest', async () => {
  const serve: Serve = (url) =>
    url.includes('symbol=A')
      ? json(exampleHistory, { 'x-served-from': 'cache' })
      : Promise.reject(new TypeError('Failed to fetch'));
  const { end } = load(serve, ['A', 'B'], {}, { isOnline: () => false });
  expect(await end).toMatchObject([
    { symbol: 'A', ok: true, history: { fromCache: true } },
    { symbol: 'B', ok: false, reason: messages.offline },
  ]);
});
