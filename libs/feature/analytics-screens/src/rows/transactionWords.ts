import { writeSymbol } from '@finance-analyst/documents';
import type { LedgerRow } from '@finance-analyst/portfolio';
import { messages } from '../messages.js';

/** A transaction in words: `Dividend ACME`. */
export const transactionWords = ({ kind, instrument }: Pick<LedgerRow, 'kind' | 'instrument'>): string =>
  [messages.rowKinds[kind], ...(instrument ? [writeSymbol(instrument)] : [])].join(' ');
