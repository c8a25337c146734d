import { ledgerCsv, writeGhostfolio, writePortfolioPerformance } from '@finance-analyst/broker-files';
import { newPortfolioBody, type PortfolioBody } from '@finance-analyst/documents';
import { ledgerState } from '@finance-analyst/portfolio';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryLedger, exportedLedger } from '../testing/arbitraryLedger.js';
import { emptyBody, importInto, planOf } from '../testing/importText.js';

const unscaled = (text: string): string =>
  (text.includes('.') ? text.replace(/\.?0+$/, '') : text).replace(/^-0$/, '0');

/** Cash, quantities and costs by the names of accounts and symbols. What is 0 is left out. */
function stateOf(body: PortfolioBody): readonly string[] {
  const names = new Map(body.accounts.map(({ id, name }) => [id, name]));
  const { positions, cash, refused } = ledgerState(body.rows, body.accounts);
  expect(refused).toEqual([]);
  return [
    ...positions.map(({ account, instrument, quantity, cost }) => [
      `${names.get(account)} ${instrument.market}:${instrument.symbol}`,
      unscaled(quantity),
      unscaled(cost),
    ]),
    ...cash.map(({ account, currency, amount }) => [`${names.get(account)} ${currency}`, unscaled(amount)]),
  ]
    .filter(([, figure]) => figure !== '0')
    .map((parts) => parts.join(' '))
    .toSorted();
}

it('[IMPORT-PIPELINE-30] imports its own CSV to the same state, lots and corporate actions included', () => {
  fc.assert(
    fc.property(arbitraryLedger({ movements: true, actions: true }), (body) => {
      const text = ledgerCsv(exportedLedger(body));
      const after = importInto(emptyBody, text);
      expect(after.rows).toHaveLength(body.rows.length);
      expect(stateOf(after)).toEqual(stateOf(body));
      expect(planOf(body, text)).toMatchObject({ added: [], refused: [], duplicateRows: body.rows.length });
    }),
    { numRuns: 300 },
  );
});

it('[IMPORT-PIPELINE-30] imports the files of Portfolio Performance to the same state', () => {
  fc.assert(
    fc.property(arbitraryLedger({ movements: true, actions: false }), (body) => {
      const files = writePortfolioPerformance(exportedLedger(body));
      const own = new Set(files.omitted.map(({ reason }) => reason));
      own.delete('Fees and taxes are higher than the amount.');
      expect([...own]).toEqual([]);
      if (files.omitted.length > 0) return;
      const texts = [files.portfolioTransactions, files.accountTransactions].filter((text) => text !== null);
      const after = texts.reduce((before: PortfolioBody, text) => importInto(before, text), emptyBody);
      expect(stateOf(after)).toEqual(stateOf(body));
      for (const text of texts) expect(importInto(after, text)).toBe(after);
    }),
    { numRuns: 300 },
  );
});

it('[IMPORT-PIPELINE-30] imports the file of Ghostfolio to the same state', () => {
  fc.assert(
    fc.property(arbitraryLedger({ movements: false, actions: false }), (body) => {
      const { text, omitted } = writeGhostfolio(exportedLedger(body), {
        exportedAt: '2024-06-01T00:00:00.000Z',
        cash: null,
      });
      const reasons = new Set(omitted.map(({ reason }) => reason));
      reasons.delete('No price × quantity gives the amount to the cent.');
      expect([...reasons]).toEqual([]);
      if (omitted.length > 0 || text === null) return;
      const after = importInto({ ...newPortfolioBody('USD'), accounts: [], instruments: [] }, text);
      expect(stateOf(after)).toEqual(stateOf(body));
      expect(importInto(after, text)).toBe(after);
    }),
    { numRuns: 300 },
  );
});

it('[IMPORT-PIPELINE-30] keeps the lots that a sale names, in a new portfolio and in the same one', () => {
  const trade = {
    account: 'broker',
    instrument: { symbol: 'ACME', market: null },
    currency: 'USD',
  } as const;
  const body: PortfolioBody = {
    ...emptyBody,
    accounts: [{ id: 'broker', name: 'Broker', currency: 'USD', opened: null, lotMethod: 'fifo' }],
    rows: [
      { ...trade, id: 'a', entry: 1, kind: 'buy', date: '2024-01-02', quantity: '1', price: '10' },
      { ...trade, id: 'b', entry: 2, kind: 'buy', date: '2024-01-03', quantity: '1', price: '20' },
      {
        ...trade,
        id: 'c',
        entry: 3,
        kind: 'sell',
        date: '2024-01-04',
        quantity: '1',
        price: '30',
        lots: [{ lot: 'b', quantity: '1' }],
      },
    ],
  };
  const text = ledgerCsv(exportedLedger(body));
  expect(stateOf(importInto(emptyBody, text))).toEqual(['Broker USD 0', 'Broker null:ACME 1 10'].slice(1));
  const purchases = importInto(
    emptyBody,
    ledgerCsv(exportedLedger({ ...body, rows: body.rows.slice(0, 2) })),
  );
  expect(stateOf(importInto(purchases, text))).toEqual(stateOf(body));
});
