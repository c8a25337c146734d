// @vitest-environment node
import type { PriceImportReport } from '@finance-analyst/contracts';
import { describe, expect, it, vi } from 'vitest';
import { marketDataApi } from '../api/marketDataApi.js';
import { messages } from '../messages.js';
import { createTestStore, json, type Serve } from '../testing/createTestStore.js';
import { exampleQuotes } from '../testing/exampleAnswers.js';
import { importPrices } from './importPrices.js';

const report: PriceImportReport = {
  symbol: 'ACME',
  exchange: null,
  currency: 'USD',
  rowsRead: 3,
  inserted: 2,
  updated: 0,
  unchanged: 0,
  refusedCount: 1,
  refused: [{ row: 3, reason: 'there is no close' }],
  firstDate: '2025-11-19',
  lastDate: '2025-11-20',
  notes: [],
};

const stream = (...parts: readonly string[]): Response =>
  new Response(
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
        controller.close();
      },
    }),
  );

const file = { symbol: 'ACME', currency: 'USD', text: 'Date,Close\n2025-11-20,101.5\n' };

/** A store with prices of two companies, over a server that answers an import with `imports`. */
async function arrange(imports: Serve, dependencies = {}) {
  const sent: { readonly url: string; readonly init: RequestInit }[] = [];
  const { store, asked } = createTestStore((url, signal, init) => {
    if (!url.includes('imports')) return json(exampleQuotes);
    sent.push({ url, init });
    return imports(url, signal, init);
  }, dependencies);
  const { quotes, bars, fundamentals, parameters, searchInstruments } = marketDataApi.endpoints;
  await store.dispatch(quotes.initiate(['OTHER', 'ACME']));
  await store.dispatch(quotes.initiate(['OTHER']));
  await store.dispatch(bars.initiate({ symbol: 'ACME', from: '2025-01-01' }));
  await store.dispatch(fundamentals.initiate({ symbol: 'ACME' }));
  await store.dispatch(fundamentals.initiate({ symbol: 'OTHER' }));
  await store.dispatch(parameters.initiate('ACME'));
  await store.dispatch(parameters.initiate('OTHER'));
  await store.dispatch(searchInstruments.initiate('ACME'));
  asked.length = 0;
  const controller = new AbortController();
  const onProgress = vi.fn();
  const run = (given = file) =>
    store.dispatch(importPrices(given, { signal: controller.signal, onProgress }));
  return { run, asked, sent, onProgress, controller };
}

describe('an import of prices', () => {
  it('[MARKET-DATA-17] sends the file with symbol and currency and reports progress', async () => {
    const lines = [
      { event: 'progress', rowsDone: 1, rowsTotal: 3 },
      { event: 'progress', rowsDone: 3, rowsTotal: 3 },
      { event: 'done', report },
    ].map((event) => `${JSON.stringify(event)}\n`);
    const text = lines.join('');
    const { run, sent, onProgress } = await arrange(() => stream(text.slice(0, 20), text.slice(20)));
    expect(await run()).toEqual({ kind: 'done', report });
    expect(sent.map(({ url }) => url)).toEqual(['/api/imports/prices?symbol=ACME&currency=USD']);
    expect(sent[0]?.init).toMatchObject({ method: 'POST', body: file.text });
    expect(onProgress.mock.calls.map(([{ rowsDone, rowsTotal }]) => [rowsDone, rowsTotal])).toEqual([
      [1, 3],
      [3, 3],
    ]);
  });

  it('[MARKET-DATA-17] sends the market separately if the symbol has one as prefix', async () => {
    const { run, sent } = await arrange(() => stream(JSON.stringify({ event: 'done', report })));
    await run({ ...file, symbol: 'XNAS:ACME' });
    expect(sent[0]?.url).toBe('/api/imports/prices?symbol=ACME&exchange=XNAS&currency=USD');
  });

  it.each([
    [
      'the server refuses the file',
      () => stream('{"event":"failed","code":"import-refused","message":"No date column."}\n'),
      'No date column.',
    ],
    [
      'the server takes no imports',
      () => json({ error: { code: 'import-not-allowed', message: 'Not from here.' } }, {}, 403),
      'Not from here.',
    ],
    ['the answer has another form', () => stream('{"event":"other"}\n'), messages.unexpected],
    ['the answer is not JSON', () => stream('<html>\n'), messages.unexpected],
    [
      'the answer ends early',
      () => stream('{"event":"progress","rowsDone":1,"rowsTotal":3}\n'),
      messages.importBroken,
    ],
    [
      'the server is silent',
      () => Promise.reject(new TypeError('Failed to fetch')),
      messages.importUnanswered,
    ],
  ] satisfies [string, Serve, string][])('[MARKET-DATA-18] says why if %s', async (_why, imports, reason) => {
    const { run } = await arrange(imports);
    expect(await run()).toEqual({ kind: 'failed', reason });
  });

  it('[MARKET-DATA-18] sends nothing offline', async () => {
    const { run, sent, asked } = await arrange(() => stream(''), { isOnline: () => false });
    expect(await run()).toEqual({ kind: 'failed', reason: messages.importOffline });
    expect(sent).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('[MARKET-DATA-19] ends when it is canceled', async () => {
    const { run, controller } = await arrange(
      (_url, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            reject(signal.reason as Error);
          });
        }),
    );
    const end = run();
    controller.abort();
    expect(await end).toEqual({ kind: 'canceled' });
  });

  it("[MARKET-DATA-19] refetches what depends on the symbol's prices, and nothing else", async () => {
    const { run, asked } = await arrange(() => stream(JSON.stringify({ event: 'done', report })));
    await run();
    await vi.waitFor(() => {
      expect(asked.slice(1).sort()).toEqual([
        '/api/fundamentals?symbol=ACME',
        '/api/market-data/historical?symbol=ACME&from=2025-01-01',
        '/api/market-data/parameters?symbol=ACME',
        '/api/market-data/real-time?symbols=ACME%2COTHER',
      ]);
    });
  });
});
