import { writeSymbol } from '@finance-analyst/documents';
import type { LedgerRow } from '@finance-analyst/portfolio';
import { messages } from './messages.js';

/** A transaction in words: `2024-05-02 buy ACME`. */
export const rowName = ({
  date,
  kind,
  instrument,
}: Pick<LedgerRow, 'date' | 'kind' | 'instrument'>): string =>
  [date, messages.kinds[kind].toLowerCase(), instrument && writeSymbol(instrument)]
    .filter((part) => part !== undefined)
    .join(' ');
