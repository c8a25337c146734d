import { expect, it } from 'vitest';
import { csvText } from '../file/csvText.js';
import { exampleAccounts } from '../testing/examplePortfolio.js';
import { accountNamesOf } from './cellText.js';
import { ledgerTable } from './ledgerTable.js';

it('[PORTFOLIO-SCREENS-20] writes every field of a row under one header, and no text that a spreadsheet would run', () => {
  const [header = '', row = ''] = csvText(
    ledgerTable(
      [
        {
          id: 'one',
          entry: 3,
          account: 'broker',
          kind: 'spin-off',
          date: '2024-05-02',
          settlement: '2024-05-06',
          instrument: { symbol: 'ACME', market: 'XNYS' },
          quantity: '4',
          price: '1.50',
          gross: '-5',
          fees: '1',
          taxes: '2',
          currency: 'USD',
          rate: '0.9',
          batch: 'import',
          note: '=1+1, "quoted"',
          otherAccount: 'bank',
          otherInstrument: { symbol: 'SPUN', market: null },
          ratio: { received: '1', held: '3' },
          otherCurrency: 'EUR',
          otherAmount: '7',
          cashInLieu: '0.5',
          costShare: '0.25',
          lots: [
            { lot: 'a', quantity: '1' },
            { lot: 'b', quantity: '3' },
          ],
          acquired: '2020-01-01',
        },
      ],
      accountNamesOf(exampleAccounts),
    ),
  ).split('\r\n');
  expect(header.split(',')).toHaveLength(26);
  expect(row).toBe(
    '2024-05-02,spin-off,Main broker,XNYS:ACME,4,1.50,-5,1,2,USD,0.9,2024-05-06,Bank in Berlin,SPUN,1,3,7,EUR,0.5,0.25,' +
      'a 1; b 3,2020-01-01,"\'=1+1, ""quoted""",import,3,one',
  );
});

it('[PORTFOLIO-SCREENS-20] writes a filed amount that is no number as text', () => {
  const [, row = ''] = csvText(
    ledgerTable(
      [{ id: 'one', entry: 1, account: 'gone', kind: 'buy', date: '2024-05-02', price: '=1+1' }],
      new Map(),
    ),
  ).split('\r\n');
  expect(row.startsWith("2024-05-02,buy,gone,,,'=1+1,")).toBe(true);
});
