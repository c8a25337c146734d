import type { PortfolioBody } from '@finance-analyst/documents';
import type { FigureFormatting } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import { currencyPlaces } from '@finance-analyst/portfolio';
import type { CellValue } from './CellValue.js';
import { isOptional, type EntryColumn } from './LedgerColumn.js';
import { messages } from './messages.js';
import { readAccount } from './readAccount.js';
import { readDay } from './readDay.js';
import { readDecimalText } from './readDecimalText.js';
import { readInstrument } from './readInstrument.js';
import { readKind } from './readKind.js';

/** What reading a cell needs to know. */
export interface CellReading {
  readonly names: Pick<PortfolioBody, 'accounts' | 'instruments'>;
  readonly formatting: FigureFormatting;
}

/** The value of a text in a column. An empty text clears what a transaction can do without. */
export function readCell(
  column: EntryColumn,
  text: string,
  { names, formatting }: CellReading,
): Result<CellValue> {
  const plain = text.trim();
  if (plain === '')
    return isOptional(column)
      ? { ok: true, value: { column, value: null } as CellValue }
      : { ok: false, reason: messages.needed(messages.columns[column]) };
  switch (column) {
    case 'date':
      return of(column, readDay(plain, formatting.locale));
    case 'kind':
      return of(column, readKind(plain));
    case 'account':
      return of(column, readAccount(plain, names.accounts));
    case 'instrument':
      return of(column, readInstrument(plain, names.instruments));
    case 'currency': {
      const currency = plain.toUpperCase();
      return currencyPlaces(currency) === undefined
        ? { ok: false, reason: messages.enterCurrency }
        : { ok: true, value: { column, value: currency } };
    }
    case 'note':
      return { ok: true, value: { column, value: plain } };
    case 'quantity':
    case 'price':
    case 'gross':
    case 'fees':
    case 'taxes':
      return of(column, readDecimalText(plain, formatting));
  }
}

const of = (column: EntryColumn, read: Result<unknown>): Result<CellValue> =>
  read.ok ? { ok: true, value: { column, value: read.value } as CellValue } : read;
