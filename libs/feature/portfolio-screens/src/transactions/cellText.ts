import { type PortfolioAccount, writeSymbol } from '@finance-analyst/documents';
import { type FigureFormatting, spreadsheetText } from '@finance-analyst/figures';
import { currencyPlaces } from '@finance-analyst/portfolio';
import { distinctAccounts } from '../accounts/distinctAccounts.js';
import type { RowEntries } from './CellValue.js';
import { isDecimalColumn, type EntryColumn } from './LedgerColumn.js';
import { messages } from './messages.js';
import { hasRatio } from './readRatio.js';

/** What showing a cell needs to know. */
export interface CellWriting {
  readonly accountNames: ReadonlyMap<string, string>;
  readonly formatting: FigureFormatting;
}

/** The names of accounts by id, each a different one. */
export const accountNamesOf = (accounts: readonly PortfolioAccount[]): ReadonlyMap<string, string> =>
  new Map(distinctAccounts(accounts).map(({ id, name }) => [id, name]));

/** A cell as text to edit and to copy: all digits, no grouping, an ISO date. Empty for an empty cell. */
export function cellText(
  row: RowEntries,
  column: EntryColumn,
  { accountNames, formatting }: CellWriting,
): string {
  if (column === 'quantity' && row.quantity === undefined && row.ratio && hasRatio(row.kind))
    return [row.ratio.received, row.ratio.held]
      .map((text) => localDecimal(text, formatting.locale))
      .join(':');
  if (isDecimalColumn(column)) return localDecimal(row[column] ?? '', formatting.locale);
  switch (column) {
    case 'kind':
      return row.kind === undefined ? '' : messages.kinds[row.kind];
    case 'account':
      return row.account === undefined ? '' : (accountNames.get(row.account) ?? row.account);
    case 'instrument':
      return row.instrument ? writeSymbol(row.instrument) : '';
    default:
      return row[column] ?? '';
  }
}

/** A cell as it is shown: figures in groups and with the decimals of their currency, dates in the style of the locale. */
export function cellShown(row: RowEntries, column: EntryColumn, writing: CellWriting): string {
  const { formatting } = writing;
  if (column === 'date') return row.date === undefined ? '' : formatting.formatDate(row.date);
  const text = isDecimalColumn(column) ? row[column] : undefined;
  if (text === undefined) return cellText(row, column, writing);
  const places = text.split('.')[1]?.replace(/0+$/u, '').length ?? 0;
  const least = column === 'quantity' ? 0 : (currencyPlaces(row.currency ?? '') ?? 2);
  return formatting.format(Number(text), { kind: 'number', precision: Math.max(places, least) });
}

/** Decimal text with the decimal mark of a locale. */
function localDecimal(text: string, locale: string): string {
  const mark = spreadsheetText({ ok: true, value: 0.5 }, { kind: 'number', locale }).slice(1, 2);
  return text.replace('.', mark);
}
