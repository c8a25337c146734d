import type { Totals } from '../fold/Totals.js';
import { addTotals } from '../fold/addTotals.js';
import { changeCash } from '../fold/changeCash.js';
import { moneyOf } from '../fold/moneyOf.js';
import { netOf } from '../fold/netOf.js';
import type { RowKind } from '../row/RowKind.js';
import type { Effect } from './Effect.js';

const sums: { readonly [kind in RowKind]?: keyof Totals } = {
  dividend: 'dividends',
  interest: 'interest',
  fee: 'fees',
  tax: 'taxes',
};

/** A dividend, interest, fee or tax changes cash and the sum of its kind, by its gross amount. */
export const payAmount: Effect = (folding, row) => {
  const sum = sums[row.row.kind];
  changeCash(folding, row, netOf(folding, row));
  addTotals(folding, row, sum ? { [sum]: moneyOf(folding, row.gross) } : {});
  return null;
};
