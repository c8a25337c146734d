import { takeBack } from '@finance-analyst/documents';
import { ledgerState, type LedgerRow } from '@finance-analyst/portfolio';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyBody, importInto, planOf } from '../testing/importText.js';
import { applyImport } from './applyImport.js';
import { filedKey } from './filedKey.js';
import { findHeldBefore } from './findHeldBefore.js';

const batch = { id: 'batch', importedAt: '2026-11-20T22:00:00.000Z', fileName: 'a.csv', layout: null };
const table = (...lines: readonly string[]): string =>
  ['Trade Date;Type;Symbol;Quantity;Price;Currency;Account', ...lines].join('\n');

it('[IMPORT-PIPELINE-39] imports an export that begins after the purchases, with opening positions as entered', () => {
  const text = table(
    '2024-03-05;Sell;ACME;10;110.00;EUR;Main',
    '2024-03-06;Buy;ACME;4;100.00;EUR;Main',
    '2024-03-07;Sell;ACME;9;111.00;EUR;Main',
  );
  const plan = planOf(emptyBody, text);
  expect(plan.added.length).toBe(1);
  expect(plan.heldBefore).toMatchObject([
    { key: 'Main|:ACME', quantity: '15', date: '2024-03-04', currency: 'EUR' },
  ]);
  const openings = { 'Main|:ACME': { quantity: '15', price: '90.00', date: '2024-03-04' } };
  const whole = planOf(emptyBody, text, { openings });
  expect(whole.refused).toEqual([]);
  expect(whole.heldBefore).toEqual([]);
  expect(whole.openings).toMatchObject([
    { kind: 'deposit', acquired: '2024-03-04', quantity: '15', price: '90.00', currency: 'EUR' },
  ]);
  const body = applyImport(emptyBody, whole, batch);
  const { refused, closedLots, positions, cash } = ledgerState(body.rows, body.accounts);
  expect(refused).toEqual([]);
  expect(positions).toEqual([]);
  expect(closedLots[0]).toMatchObject({ quantity: '10', cost: '900.00', gain: '200.00' });
  // 1,100 − 400 + 999: the opening position moves no cash.
  expect(cash).toMatchObject([{ amount: '1699.00', currency: 'EUR' }]);
  expect(takeBack(body, 'batch').rows).toEqual([]);
  expect(importInto(body, text)).toBe(body);
});

it('[IMPORT-PIPELINE-39] asks for old shares where a split follows, and for what the closing holdings imply', () => {
  const account = { id: 'main', name: 'Main', currency: 'EUR', opened: null, lotMethod: 'fifo' } as const;
  const instrument = { symbol: 'ACME', market: null };
  const own = { account: 'main', instrument, currency: 'EUR' };
  const rows: readonly LedgerRow[] = [
    { ...own, id: 'b', entry: 2, kind: 'sell', date: '2024-03-06', quantity: '7', price: '50' },
    {
      ...own,
      id: 'a',
      entry: 1,
      kind: 'split',
      date: '2024-03-05',
      ratio: { received: '2', held: '1' },
    },
  ];
  const held = (stated: string | null) => {
    const filed = { symbol: 'ACME' };
    return findHeldBefore([{ line: 2, furtherLines: [], rows }], rows, {
      accounts: [{ filed: 'Main', account, isNew: true, transactions: 2 }],
      instruments: new Map([
        [
          filedKey(filed),
          {
            filed,
            instrument: { id: 'ACME', ...instrument, name: null, isin: null, currency: null, sector: null },
            by: 'new',
            isNew: true,
            isKnown: false,
            transactions: 2,
          },
        ],
      ]),
      closing:
        stated === null
          ? null
          : {
              date: null,
              holdings: [{ account: 'Main', instrument: filed, quantity: stated }],
              cash: [],
            },
    });
  };
  expect(held(null)).toMatchObject([{ quantity: '3.5', date: '2024-03-04' }]);
  expect(held('13')).toMatchObject([{ quantity: '10' }]);
});

it('[IMPORT-PIPELINE-39] asks for nothing that purchases explain, and for the least that sales need', () => {
  const day = (place: number): string => `2024-01-${String(place + 1).padStart(2, '0')}`;
  fc.assert(
    fc.property(
      fc.array(
        fc.integer({ min: -20, max: 20 }).filter((own) => own !== 0),
        { minLength: 1, maxLength: 20 },
      ),
      (changes) => {
        const text = table(
          ...changes.map(
            (own, place) => `${day(place)};${own > 0 ? 'Buy' : 'Sell'};ACME;${Math.abs(own)};10.00;EUR;Main`,
          ),
        );
        let [held, least] = [0, 0];
        for (const own of changes) least = Math.min(least, (held += own));
        const plan = planOf(emptyBody, text);
        const [missing] = plan.heldBefore;
        if (least === 0) expect(missing).toBeUndefined();
        else {
          expect(missing?.quantity).toBe(String(-least));
          const openings = { 'Main|:ACME': { quantity: String(-least), price: '5', date: '2023-12-31' } };
          expect(planOf(emptyBody, text, { openings }).refused).toEqual([]);
        }
      },
    ),
  );
});
