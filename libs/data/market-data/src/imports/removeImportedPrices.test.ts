// @vitest-environment node
import type { PriceRemovalReport } from '@finance-analyst/contracts';
import { describe, expect, it, vi } from 'vitest';
import { marketDataApi } from '../api/marketDataApi.js';
import { messages } from '../messages.js';
import { createTestStore, json, type Serve } from '../testing/createTestStore.js';
import { exampleQuotes } from '../testing/exampleAnswers.js';
import { removeImportedPrices } from './removeImportedPrices.js';

const report: PriceRemovalReport = {
  symbol: 'ACME',
  exchange: null,
  removed: 2,
  firstDate: '2025-11-19',
  lastDate: '2025-11-20',
};

/** A store with prices of two companies, over a server that answers a removal with `removes`. */
async function arrange(removes: Serve, dependencies = {}) {
  const sent: { readonly url: string; readonly method: string | undefined }[] = [];
  const { store, asked } = createTestStore((url, signal, init) => {
    if (!url.includes('imports')) return json(exampleQuotes);
    sent.push({ url, method: init.method });
    return removes(url, signal, init);
  }, dependencies);
  const { quotes, parameters } = marketDataApi.endpoints;
  await store.dispatch(quotes.initiate(['ACME']));
  await store.dispatch(quotes.initiate(['OTHER']));
  await store.dispatch(parameters.initiate('ACME'));
  asked.length = 0;
  return { run: (symbol = 'ACME') => store.dispatch(removeImportedPrices(symbol)), asked, sent };
}

describe('a removal of imported prices', () => {
  it('[MARKET-DATA-21] reports what was removed, and refetches what depends on it', async () => {
    const { run, sent, asked } = await arrange(() => json(report));
    expect(await run()).toEqual({ kind: 'done', report });
    expect(sent).toEqual([{ url: '/api/imports/prices?symbol=ACME', method: 'DELETE' }]);
    await vi.waitFor(() => {
      expect(asked.slice(1).sort()).toEqual([
        '/api/market-data/parameters?symbol=ACME',
        '/api/market-data/real-time?symbols=ACME',
      ]);
    });
  });

  it('[MARKET-DATA-21] sends the market separately if the symbol has one as prefix', async () => {
    const { run, sent } = await arrange(() => json(report));
    await run('XNAS:ACME');
    expect(sent[0]?.url).toBe('/api/imports/prices?symbol=ACME&exchange=XNAS');
  });

  it.each([
    [
      'there are none',
      () => json({ error: { code: 'no-imported-prices', message: 'None of ACME are stored.' } }, {}, 404),
      'None of ACME are stored.',
    ],
    ['the answer has another form', () => json({ removed: 'all' }), messages.unexpected],
    ['the answer is not JSON', () => new Response('<html>'), messages.unexpected],
    ['the server is silent', () => Promise.reject(new TypeError('Failed to fetch')), messages.unreachable],
  ] satisfies [string, Serve, string][])(
    '[MARKET-DATA-21] says why if %s, and refetches anyway',
    async (_why, removes, reason) => {
      const { run, asked } = await arrange(removes);
      expect(await run()).toEqual({ kind: 'failed', reason });
      await vi.waitFor(() => {
        expect(asked).toContain('/api/market-data/real-time?symbols=ACME');
      });
    },
  );

  it('[MARKET-DATA-21] times out after 30 seconds without an answer', async () => {
    const expired = new AbortController();
    const { run } = await arrange(
      (_url, signal) =>
        new Promise((_resolve, reject) => {
          const end = () => {
            reject(signal.reason as Error);
          };
          if (signal.aborted) end();
          signal.addEventListener('abort', end);
        }),
      {
        timeoutSignal: (durationMs: number) => {
          expect(durationMs).toBe(30_000);
          return expired.signal;
        },
      },
    );
    const end = run();
    expired.abort(new DOMException('Too late', 'TimeoutError'));
    expect(await end).toEqual({ kind: 'failed', reason: messages.timedOut });
  });

  it('[MARKET-DATA-21] sends nothing offline', async () => {
    const { run, sent, asked } = await arrange(() => json(report), { isOnline: () => false });
    expect(await run()).toEqual({ kind: 'failed', reason: messages.removalOffline });
    expect([sent, asked]).toEqual([[], []]);
  });
});
