import { writeSymbol } from '@finance-analyst/documents';
import type { LedgerRow } from '@finance-analyst/portfolio';
import { rowKindNames } from '@finance-analyst/portfolios';

/** A transaction in words: `Dividend ACME`. */
export const transactionWords = ({ kind, instrument }: Pick<LedgerRow, 'kind' | 'instrument'>): string =>
  [rowKindNames[kind], ...(instrument ? [writeSymbol(instrument)] : [])].join(' ');
