import type { RowKind } from '@finance-analyst/portfolio';

/** What the kinds of transactions are called, in lists and where they are chosen. */
export const rowKindNames: Readonly<Record<RowKind, string>> = {
  buy: 'Buy',
  sell: 'Sell',
  short: 'Short sale',
  cover: 'Cover',
  dividend: 'Dividend',
  interest: 'Interest',
  fee: 'Fee',
  tax: 'Tax',
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  transfer: 'Transfer',
  exchange: 'Currency exchange',
  split: 'Split',
  bonus: 'Bonus shares',
  'spin-off': 'Spin-off',
  rights: 'Rights issue',
  'return-of-capital': 'Return of capital',
  merger: 'Merger',
  valuation: 'Valuation',
};
