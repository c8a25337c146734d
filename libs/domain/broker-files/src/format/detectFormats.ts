import type { RawTable } from '../table/RawTable.js';
import type { ColumnFormat } from './ColumnFormat.js';
import { type ColumnEvidence, columnEvidence } from './columnEvidence.js';
import type { DateOrder, DecimalSign, Detected, FormatOverrides } from './FileFormat.js';
import type { FormatHints } from './FormatHints.js';
import { mostVotes, type Votes } from './mostVotes.js';
import { thousandsSign } from './thousandsSign.js';

/** The formats of a table and of each of its columns. */
export interface TableFormats {
  readonly decimal: Detected<DecimalSign>;
  readonly dateOrder: Detected<DateOrder>;
  readonly thousands: string | null;
  readonly columns: readonly ColumnFormat[];
}

/**
 * Decides decimal sign and order of dates by all rows of a column; a column that does not decide is read as the others of
 * the file, and if none decides, as its layout is known to be written. What is then still open is ambiguous.
 */
export function detectFormats(table: RawTable, overrides: FormatOverrides, hints: FormatHints): TableFormats {
  const width = table.lines.reduce((most, { cells }) => Math.max(most, cells.length), table.header.length);
  const evidence = Array.from({ length: width }, (_, place) => columnEvidence(table.lines, place));
  const decimal = decided<DecimalSign>(
    overrides.decimal ??
      mostVotes<DecimalSign>(sumOfVotes(evidence.map((column) => column.decimal.votes))) ??
      hints.decimal,
    evidence.some((column) => column.decimal.hasOpenCell),
    '.',
  );
  const dateOrder = orderOf(evidence, overrides.dateOrder, hints.dateOrder, table, decimal.value);
  return {
    decimal,
    dateOrder,
    thousands: thousandsSign(table.lines, decimal.value),
    columns: evidence.map((column) => ({
      decimal: overrides.decimal ?? mostVotes(column.decimal.votes) ?? decimal.value,
      isMixed: overrides.decimal === undefined && hasBothSigns(column.decimal.votes),
      dateOrder: overrides.dateOrder ?? mostVotes(column.date?.votes ?? {}) ?? dateOrder.value,
    })),
  };
}

const hasBothSigns = (votes: Votes<DecimalSign>): boolean => (votes['.'] ?? 0) > 0 && (votes[','] ?? 0) > 0;

const decided = <Value>(known: Value | undefined, isOpen: boolean, usual: Value): Detected<Value> =>
  known === undefined ? { value: usual, isAmbiguous: isOpen } : { value: known, isAmbiguous: false };

const sumOfVotes = <Value extends string>(all: readonly Votes<Value>[]): Votes<Value> => {
  const sum: Partial<Record<Value, number>> = {};
  for (const votes of all)
    for (const value of Object.keys(votes) as Value[]) sum[value] = (sum[value] ?? 0) + (votes[value] ?? 0);
  return sum;
};

function orderOf(
  evidence: readonly ColumnEvidence[],
  override: DateOrder | undefined,
  hint: DateOrder | undefined,
  table: RawTable,
  decimal: DecimalSign,
): Detected<DateOrder> {
  const dates = evidence.flatMap(({ date }) => (date ? [date] : []));
  if (dates.every(({ unordered }) => unordered === 0))
    return { value: override ?? 'year-first', isAmbiguous: false };
  return decided<DateOrder>(
    override ?? mostVotes<DateOrder>(sumOfVotes(dates.map(({ votes }) => votes))) ?? hint,
    dates.some(({ hasOpenCell }) => hasOpenCell),
    decimal === '.' && hasSlashes(table) ? 'month-first' : 'day-first',
  );
}

/** Dates with slashes beside a decimal point are usual in the United States, the one country with the month first. */
const hasSlashes = (table: RawTable): boolean =>
  table.lines.some(({ cells }) => cells.some((cell) => /^\s*\d{1,2}\/\d{1,2}\/\d/.test(cell)));
