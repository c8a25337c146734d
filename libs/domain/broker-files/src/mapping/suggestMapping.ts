import { cellsOfLine } from '../cells/cellsOfLine.js';
import type { Cells } from '../cells/Cells.js';
import { absoluteOf } from '../decimal/absoluteOf.js';
import { isNegative } from '../decimal/isNegative.js';
import { isZero } from '../decimal/isZero.js';
import { differenceOf } from '../decimal/differenceOf.js';
import { productOf } from '../decimal/productOf.js';
import { tradeGross } from '../file/tradeGross.js';
import { normalizeHeader } from '../table/normalizeHeader.js';
import type { Table } from '../table/Table.js';
import type { ColumnMapping, MappedField, MappedKind } from './ColumnMapping.js';
import { mappedFields } from './ColumnMapping.js';
import { headingWords } from './headingWords.js';
import { usualKind } from './usualKind.js';
import { ownValue } from '../table/ownValue.js';

/** A mapping to begin with, and what it leaves to the person. */
export interface MappingSuggestion {
  readonly mapping: ColumnMapping;
  /** Words of the kind column, as written, whose kind is not known. */
  readonly unknownKinds: readonly string[];
}

/** Guesses a mapping from headings and kind words in English, German, Dutch and French, and from the amounts. */
export function suggestMapping(table: Table): MappingSuggestion {
  const columns = columnsOf(table);
  const lines = table.lines.map(cellsOfLine(table));
  const { kinds, unknownKinds } = kindsOf(lines, columns.kind);
  const { isAmountNet, isAmountSigned } = amountsOf(lines, columns, kinds);
  return {
    mapping: { columns, kinds, currency: null, isAmountNet, isAmountSigned },
    unknownKinds,
  };
}

/** Each heading is given to one field, and each field takes the surest heading that has text below it. */
function columnsOf(table: Table): ColumnMapping['columns'] {
  const filled = new Set(
    table.header.flatMap((heading, place) =>
      table.lines.some(({ cells }) => (cells[place] ?? '').trim() !== '') ? [normalizeHeader(heading)] : [],
    ),
  );
  const columns: Partial<Record<MappedField, string>> = {};
  for (const field of mappedFields) {
    const column = headingWords[field].find((word) => filled.has(word));
    if (column === undefined) continue;
    columns[field] = column;
    filled.delete(column);
  }
  return columns;
}

function kindsOf(lines: readonly Cells[], column: string | undefined) {
  const kinds: Record<string, MappedKind> = {};
  const unknownKinds = new Set<string>();
  if (column === undefined) return { kinds, unknownKinds: [] };
  for (const cells of lines) {
    const word = cells.text(column);
    const kind = usualKind(normalizeHeader(word));
    if (kind) kinds[normalizeHeader(word)] = kind;
    else if (word !== '') unknownKinds.add(word);
  }
  return { kinds, unknownKinds: [...unknownKinds] };
}

const outflows: ReadonlySet<MappedKind> = new Set(['buy', 'fee', 'tax', 'withdrawal']);

/** Trades with fees show whether amounts are net; outflows mostly below 0 show that they are signed. */
function amountsOf(
  lines: readonly Cells[],
  columns: ColumnMapping['columns'],
  kinds: ColumnMapping['kinds'],
): Pick<ColumnMapping, 'isAmountNet' | 'isAmountSigned'> {
  const votes = { net: 0, gross: 0, signed: 0, unsigned: 0 };
  const amountOf = (cells: Cells, field: MappedField): string | undefined => {
    const column = columns[field];
    return column === undefined ? undefined : cells.amount(column);
  };
  for (const cells of lines) {
    const kind =
      columns.kind === undefined ? undefined : ownValue(kinds, normalizeHeader(cells.text(columns.kind)));
    const amount = amountOf(cells, 'amount');
    if (amount === undefined) continue;
    if (kind !== undefined && outflows.has(kind)) votes[isNegative(amount) ? 'signed' : 'unsigned']++;
    if (kind !== 'buy' && kind !== 'sell') continue;
    const [quantity, price, fees] = [
      amountOf(cells, 'quantity'),
      amountOf(cells, 'price'),
      amountOf(cells, 'fees'),
    ];
    if (quantity === undefined || price === undefined || fees === undefined || isZero(fees)) continue;
    const value = absoluteOf(productOf(quantity, price));
    const isValue = (gross: string): boolean => isCent(differenceOf(gross, value));
    if (isValue(absoluteOf(amount))) votes.gross++;
    else if (isValue(tradeGross(kind, absoluteOf(amount), absoluteOf(fees), amountOf(cells, 'taxes'))))
      votes.net++;
  }
  return { isAmountNet: votes.net > votes.gross, isAmountSigned: votes.signed > votes.unsigned };
}

/** Whether a difference is no more than rounding to the cent leaves. */
const isCent = (difference: string): boolean => /^-?0(\.00\d*)?$/.test(difference);
