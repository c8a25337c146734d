import { expect, it } from 'vitest';
import { newPortfolioBody } from './newPortfolioBody.js';
import type { PortfolioBody } from './PortfolioDocument.js';
import { takeBack } from './takeBack.js';

const account = (id: string) => ({ id, name: id, currency: 'USD', opened: null, lotMethod: 'fifo' }) as const;
const instrument = (symbol: string) => ({
  id: symbol,
  symbol,
  market: null,
  name: null,
  isin: null,
  currency: 'USD',
  sector: null,
});
const buy = (id: string, own: string, symbol: string, batch?: string) =>
  ({
    id,
    account: own,
    kind: 'buy',
    date: '2024-05-02',
    entry: 1,
    instrument: { symbol, market: null },
    quantity: '1',
    price: '10',
    currency: 'USD',
    ...(batch === undefined ? {} : { batch }),
  }) as const;

it('[DOCUMENTS-176] removes what only the import brought', () => {
  const before: PortfolioBody = {
    ...newPortfolioBody('USD'),
    accounts: [account('main'), account('empty')],
    instruments: [instrument('ACME'), instrument('IDLE')],
    rows: [buy('1', 'main', 'ACME')],
  };
  const after: PortfolioBody = {
    ...before,
    accounts: [...before.accounts, account('broker')],
    instruments: [...before.instruments, instrument('OTHR')],
    rows: [...before.rows, buy('2', 'main', 'ACME', 'one'), buy('3', 'broker', 'OTHR', 'one')],
    batches: [
      {
        id: 'one',
        importedAt: '2024-06-01T10:00:00Z',
        fileName: 'a.csv',
        layout: null,
        accounts: ['broker'],
        instruments: ['OTHR'],
      },
    ],
  };
  expect(takeBack(after, 'one')).toEqual(before);
  const targeted = { ...after, targets: [{ id: 'OTHR', weight: 0.1 }] };
  expect(takeBack(targeted, 'one').instruments).toEqual(after.instruments);
});
