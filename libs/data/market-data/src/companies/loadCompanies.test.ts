// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { messages } from '../messages.js';
import { createTestStore, json, type Serve } from '../testing/createTestStore.js';
import { exampleFundamentals, exampleQuotes } from '../testing/exampleAnswers.js';
import { loadCompanies } from './loadCompanies.js';

const lines = (...given: readonly unknown[]): Response =>
  new Response(given.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''));

const known = { symbol: 'ACME', statements: exampleFundamentals };
const unknown = { symbol: 'NONE', error: { code: 'no-fundamentals', message: 'No filings of NONE.' } };

async function load(bulk: Serve, dependencies = {}) {
  const sent: unknown[] = [];
  const { store, asked } = createTestStore((url, signal, init) => {
    if (!url.includes('bulk')) return json(exampleQuotes);
    sent.push(JSON.parse(String(init.body)));
    return bulk(url, signal, init);
  }, dependencies);
  const onProgress = vi.fn();
  const controller = new AbortController();
  const end = await store.dispatch(
    loadCompanies(['ACME', 'NONE'], {
      choice: { annual: 1, quarterly: 8 },
      signal: controller.signal,
      onProgress,
    }),
  );
  return { end, asked, sent, onProgress };
}

it('[MARKET-DATA-45] loads statements and prices of several companies, with progress and a reason for each without', async () => {
  const { end, sent, onProgress } = await load(() => lines(known, unknown));
  expect(sent).toEqual([{ symbols: ['ACME', 'NONE'], annual: 1, quarterly: 8, notes: false }]);
  expect(onProgress.mock.calls).toEqual([[1], [2]]);
  if (end.kind !== 'done') throw new Error(end.kind);
  const [first, second] = end.companies;
  expect(first?.ok && first.fundamentals.name).toBe(exampleFundamentals.name);
  expect(first?.ok && first.quote?.symbol).toBe('ACME');
  expect(second).toEqual({ symbol: 'NONE', ok: false, reason: 'No filings of NONE.' });
});

it('[MARKET-DATA-45] says which companies an answer that ends early leaves out', async () => {
  const { end } = await load(() => lines(known));
  expect(end.kind === 'done' && end.companies[1]).toEqual({
    symbol: 'NONE',
    ok: false,
    reason: messages.companiesBroken,
  });
});

it.each([
  [
    'the server refuses',
    () => json({ error: { code: 'rate-limited', message: 'Too many.' } }, {}, 429),
    'Too many.',
  ],
  ['the answer has another form', () => lines({ other: 1 }), messages.unexpected],
  ['the server is silent', () => Promise.reject(new TypeError('Failed to fetch')), messages.unreachable],
] satisfies [string, Serve, string][])(
  '[MARKET-DATA-46] says why nothing was loaded if %s',
  async (_why, bulk, reason) => {
    expect((await load(bulk)).end).toEqual({ kind: 'failed', reason });
  },
);

it('[MARKET-DATA-46] sends nothing offline', async () => {
  const { end, asked } = await load(() => lines(known), { isOnline: () => false });
  expect(end).toEqual({ kind: 'failed', reason: messages.companiesOffline });
  expect(asked).toEqual([]);
});
