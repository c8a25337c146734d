import type { Cells } from '../cells/Cells.js';
import { isNegative } from '../decimal/isNegative.js';
import { instrumentOf } from '../file/instrumentOf.js';
import type { Outcome } from '../file/Outcome.js';
import { rowOf } from '../file/rowOf.js';
import type { TransactionRow } from '../file/Transaction.js';
import { normalizeHeader } from '../table/normalizeHeader.js';
import type { ColumnMapping, MappedField, MappedKind } from './ColumnMapping.js';
import type { MappedCells } from './MappedCells.js';
import { mappedRows } from './mappedRows.js';
import { signProblem } from './signProblem.js';
import { splitRatio } from './splitRatio.js';
import { ownValue } from '../table/ownValue.js';

/** Without a quantity, these are cash, and a name beside them is that of a payee. */
const cashKinds: ReadonlySet<MappedKind> = new Set(['deposit', 'withdrawal', 'cash-by-sign']);

/** What a line of a mapped table is. */
export function mappedOutcome(cells: Cells, mapping: ColumnMapping): Outcome {
  const mapped = byField(cells, mapping);
  const word = mapped.text('kind');
  const kind = kindOf(mapped, mapping, word);
  if (kind === 'ignore') return { ignored: `${word}: ignored by the mapping.` };
  if (kind === null)
    return {
      refused: word === '' ? 'The kind of transaction is missing.' : `Unknown kind of transaction: ${word}.`,
    };
  const problem = signProblem(kind, mapped, mapping);
  if (problem !== null) return { refused: problem };
  const filed = instrumentOf({
    isin: mapped.text('isin'),
    symbol: mapped.text('symbol'),
    market: mapped.text('market'),
    name: mapped.text('name'),
    currency: mapped.text('currency'),
  });
  const isCash = cashKinds.has(kind) && mapped.text('quantity') === '';
  const instrument = isCash ? null : filed;
  const rows = kind === 'split' ? splitRows(mapped) : mappedRows(kind, mapped, mapping);
  if (rows === null) return { refused: 'The ratio of the split is missing, such as 10:1.' };
  const account = mapped.text('account') || null;
  return { transactions: rows.map((row) => ({ account, instrument, otherInstrument: null, row })) };
}

const byField = (cells: Cells, { columns }: ColumnMapping): MappedCells => {
  const named = (field: MappedField): readonly string[] => {
    const column = columns[field];
    return column === undefined ? [] : [column];
  };
  return {
    text: (field) => cells.text(...named(field)),
    amount: (field) => cells.amount(...named(field)),
    date: (field) => cells.date(...named(field)),
  };
};

function kindOf(cells: MappedCells, { columns, kinds }: ColumnMapping, word: string): MappedKind | null {
  if (columns.kind !== undefined) return ownValue(kinds, normalizeHeader(word)) ?? null;
  const quantity = cells.amount('quantity');
  if (quantity === undefined) return cells.amount('amount') === undefined ? null : 'cash-by-sign';
  return isNegative(quantity) ? 'sell' : 'buy';
}

function splitRows(cells: MappedCells): readonly TransactionRow[] | null {
  const ratio = splitRatio(cells.text('quantity')) ?? splitRatio(cells.text('amount'));
  return ratio && [rowOf('split', { date: cells.date('date'), ratio, note: cells.text('note') })];
}
