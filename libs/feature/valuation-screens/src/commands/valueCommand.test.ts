import { createMarketDataStore } from '@finance-analyst/market-data';
import { expect, it } from 'vitest';
import { valueCommand } from './valueCommand.js';

const company = {
  symbol: 'KST.SMP',
  name: 'Kestrelow Semiconductors',
  exchange: 'XSMP',
  currency: 'USD',
  type: 'equity',
  sector: null,
  source: 'sample',
};

const answer = async () => Response.json({ results: [company, { ...company, symbol: 'OTH.SMP' }] });

const arrange = (fetch: () => Promise<Response> = answer) => {
  const visited: string[] = [];
  const store = createMarketDataStore({ fetch }, {});
  return { visited, value: valueCommand({ store, navigate: (path) => void visited.push(path) }) };
};

it('[VALUATION-SCREENS-200] opens the valuation of a company by its symbol, in either case, and completes it', async () => {
  const { value, visited } = arrange();
  expect(await value.run({ symbol: 'kst.smp' })).toMatchObject({ ok: true });
  expect(visited).toEqual(['/valuation-workbench?symbol=KST.SMP']);
  const complete = value.parameters?.[0]?.complete;
  expect(await complete?.('ks')).toEqual([{ word: 'KST.SMP', label: 'Kestrelow Semiconductors (KST.SMP)' }]);
  expect(await complete?.('')).toEqual([]);
});

it.each([
  ['ks', true, ['/valuation-workbench?symbol=KST.SMP']],
  ['zzz', false, []],
  ['xnys:kst', true, ['/valuation-workbench?symbol=XNYS%3AKST']],
])('[VALUATION-SCREENS-200] answers the start of a symbol, %s', async (symbol, ok, paths) => {
  const { value, visited } = arrange();
  expect(await value.run({ symbol })).toMatchObject({ ok });
  expect(visited).toEqual(paths);
});

it('[VALUATION-SCREENS-200] lists the companies where several begin so, and takes the very symbol among them', async () => {
  const { value, visited } = arrange(async () =>
    Response.json({ results: [{ ...company, symbol: 'K' }, company, { ...company, symbol: 'KBO.SMP' }] }),
  );
  expect(await value.run({ symbol: 'kb' })).toMatchObject({ ok: true });
  expect(await value.run({ symbol: 'k' })).toMatchObject({ ok: true });
  expect(visited).toEqual(['/valuation-workbench?symbol=KBO.SMP', '/valuation-workbench?symbol=K']);
  const { value: valueAnew, visited: visitedAnew } = arrange(async () =>
    Response.json({ results: [company, { ...company, symbol: 'KBO.SMP' }] }),
  );
  expect(await valueAnew.run({ symbol: 'k' })).toEqual({
    ok: false,
    reason: 'Several symbols begin with K: KST.SMP, KBO.SMP.',
  });
  expect(visitedAnew).toEqual([]);
});

it('[VALUATION-SCREENS-263] lists the markets of a symbol that several have, and takes the one without among them', async () => {
  const on = (symbol: string) => ({ ...company, symbol });
  const { value } = arrange(async () => Response.json({ results: [on('XPAR:ABC'), on('XNYS:ABC')] }));
  expect(await value.run({ symbol: 'abc' })).toEqual({
    ok: false,
    reason: 'Several symbols begin with ABC: XPAR:ABC, XNYS:ABC.',
  });
  const { value: valueAnew, visited } = arrange(async () =>
    Response.json({ results: [on('ABC'), on('XPAR:ABC')] }),
  );
  expect(await valueAnew.run({ symbol: 'abc' })).toMatchObject({ ok: true });
  expect(visited).toEqual(['/valuation-workbench?symbol=ABC']);
});

it('[VALUATION-SCREENS-200] opens the valuation where the symbol cannot be looked up, and says so', async () => {
  const { value, visited } = arrange(async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await value.run({ symbol: 'kst.smp' })).toEqual({
    ok: true,
    lines: ['Opening the valuation of KST.SMP.', 'Symbol search is unavailable.'],
  });
  expect(visited).toEqual(['/valuation-workbench?symbol=KST.SMP']);
});
