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
            currency: null,
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

it('[IMPORT-PIPELINE-70] asks for a holding without proposing its size where a split has none', () => {
  const split = '2024-03-05;Split;ACME;2:1;;EUR;Main';
  const text = table(split, '2024-03-06;Buy;ACME;4;100.00;EUR;Main');
  const plan = planOf(emptyBody, text);
  expect(plan.refused.map(({ line }) => line)).toEqual([2]);
  expect(plan.heldBefore).toMatchObject([{ key: 'Main|:ACME', quantity: '', date: '2024-03-04' }]);
  const openings = { 'Main|:ACME': { quantity: '3', price: '90.00', date: '2024-03-04' } };
  const whole = planOf(emptyBody, text, { openings });
  expect([whole.refused, whole.heldBefore]).toEqual([[], []]);
  expect(whole.changes.holdings).toMatchObject([{ after: '10' }]);
  const held = table('2024-03-04;Buy;ACME;4;100.00;EUR;Main', split);
  expect(planOf(emptyBody, held).heldBefore).toEqual([]);
});

it('[IMPORT-PIPELINE-32] counts what transfers, spin-offs and mergers bring, and what is sold short is no sale', () => {
  const account = (id: string) =>
    ({ id, name: id, currency: 'EUR', opened: null, lotMethod: 'fifo' }) as const;
  const instrument = { symbol: 'ACME', market: null };
  const parent = { symbol: 'PARENT', market: null };
  const usual = { account: 'main', currency: 'EUR', entry: 0 };
  const sale = {
    ...usual,
    id: 'sale',
    kind: 'sell',
    date: '2024-03-09',
    instrument,
    quantity: '10',
  } as const;
  const held = (rows: readonly LedgerRow[], stated: string | null = null) =>
    findHeldBefore([{ line: 2, furtherLines: [], rows: [sale] }], [...rows, sale], {
      accounts: ['main', 'other'].map((id) => ({
        filed: id,
        account: account(id),
        isNew: true,
        transactions: 1,
      })),
      instruments: new Map([
        [
          filedKey({ symbol: 'ACME' }),
          {
            filed: { symbol: 'ACME' },
            instrument: { id: 'ACME', ...instrument, name: null, isin: null, currency: null, sector: null },
            by: 'new',
            isNew: true,
            isKnown: false,
            currency: null,
            transactions: 1,
          },
        ],
      ]),
      closing:
        stated === null
          ? null
          : {
              date: null,
              holdings: [{ account: 'main', instrument: { symbol: 'ACME' }, quantity: stated }],
              cash: [],
            },
    }).map(({ account: own, quantity }) => [own, quantity]);
  const date = '2024-03-05';
  expect(held([])).toEqual([['main', '10']]);
  const moved = { ...usual, id: 'in', kind: 'transfer', date, instrument, quantity: '4' } as const;
  expect(held([{ ...moved, account: 'other', otherAccount: 'main' }])).toEqual([['main', '6']]);
  expect(held([{ ...moved, otherAccount: 'other' }])).toEqual([['main', '14']]);
  const action = { ...usual, id: 'action', date, instrument: parent, otherInstrument: instrument } as const;
  expect(held([{ ...action, kind: 'spin-off', quantity: '3' }])).toEqual([['main', '7']]);
  expect(held([{ ...action, kind: 'merger', quantity: '8' }])).toEqual([['main', '2']]);
  const ratio = { received: '1', held: '5' };
  expect(held([{ ...action, kind: 'spin-off', ratio }])).toEqual([]);
  const short = {
    ...usual,
    id: 'short',
    kind: 'short',
    date: '2024-03-10',
    instrument,
    quantity: '5',
  } as const;
  expect(held([short])).toEqual([['main', '10']]);
  // −2 at the close are 3 shares held and 5 sold short.
  expect(held([short], '-2')).toEqual([['main', '13']]);
  expect(held([short, { ...short, id: 'cover', kind: 'cover', date: '2024-03-11' }], '2')).toEqual([
    ['main', '12'],
  ]);
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
