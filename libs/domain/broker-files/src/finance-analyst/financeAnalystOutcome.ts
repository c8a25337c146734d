import { rowKinds, type NamedLot, type RowKind } from '@finance-analyst/portfolio';
import type { Cells } from '../cells/Cells.js';
import { unescapedText } from '../export/csvText.js';
import type { FiledInstrument } from '../file/FiledInstrument.js';
import { instrumentOf } from '../file/instrumentOf.js';
import type { Outcome } from '../file/Outcome.js';
import { rowOf } from '../file/rowOf.js';

const kinds: ReadonlySet<string> = new Set(rowKinds);
const isKind = (word: string): word is RowKind => kinds.has(word);

/** What a line of the product's own CSV is: a row with all its fields. */
export function financeAnalystOutcome(cells: Cells): Outcome {
  const text = (column: string): string => unescapedText(cells.text(column));
  const kind = text('kind');
  if (!isKind(kind)) return { refused: `Unknown kind of transaction: ${kind}.` };
  const lots = lotsIn(cells);
  if (lots === null) return { refused: `The lots cannot be read: ${text('lots')}.` };
  const [received, held] = [cells.amount('ratio received'), cells.amount('ratio held')];
  const otherAccount = text('other account');
  const row = rowOf(kind, {
    date: cells.date('date'),
    quantity: cells.amount('quantity'),
    price: cells.amount('price'),
    gross: cells.amount('gross'),
    fees: cells.amount('fees'),
    taxes: cells.amount('taxes'),
    currency: text('currency'),
    rate: cells.amount('rate'),
    settlement: cells.date('settlement'),
    ratio: received === undefined || held === undefined ? undefined : { received, held },
    otherAmount: cells.amount('other amount'),
    otherCurrency: text('other currency'),
    cashInLieu: cells.amount('cash in lieu'),
    costShare: cells.amount('cost share'),
    acquired: cells.date('acquired'),
    note: text('note'),
  });
  return {
    transactions: [
      {
        account: text('account') || null,
        instrument: instrumentIn(text, ''),
        otherInstrument: instrumentIn(text, 'other '),
        ...(otherAccount === '' ? {} : { otherAccount }),
        ...(text('id') === '' ? {} : { filedId: text('id') }),
        ...(lots.length === 0 ? {} : { lots }),
        row,
      },
    ],
  };
}

function instrumentIn(text: (column: string) => string, prefix: string): FiledInstrument | null {
  const written = text(`${prefix}instrument`);
  const [, market = '', symbol = written] = /^([A-Z0-9]{4}):(.+)$/u.exec(written) ?? [];
  return instrumentOf({
    isin: text(`${prefix}isin`),
    symbol,
    market,
    name: text(`${prefix}name`),
    currency: undefined,
  });
}

/** `a 1; b 3`: ids of rows with quantities. Null if it is something else. */
function lotsIn(cells: Cells): readonly NamedLot[] | null {
  const parts = cells
    .text('lots')
    .split(';')
    .filter((part) => part.trim() !== '');
  const lots = parts.flatMap((part): readonly NamedLot[] => {
    const [, lot, quantity] = /^\s*(\S.*?)\s+(\d+(?:\.\d+)?)\s*$/u.exec(part) ?? [];
    return lot === undefined || quantity === undefined ? [] : [{ lot, quantity }];
  });
  return lots.length === parts.length ? lots : null;
}
