import { absoluteOf } from '../decimal/absoluteOf.js';
import { negativeOf } from '../decimal/negativeOf.js';
import type { Closing } from '../file/Closing.js';
import { readDate } from '../format/readDate.js';
import { ofxLine } from './ofxCells.js';
import type { OfxStatement } from './ofxRecords.js';
import type { SecurityOf } from './ofxSecurities.js';

/** Holdings and cash of the statements of the last day; null if none states any. */
export function ofxClosing(statements: readonly OfxStatement[], securityOf: SecurityOf): Closing | null {
  const dated = statements
    .filter(({ positions, balances }) => positions.length + balances.length > 0)
    .map((statement) => ({ statement, date: readDate(statement.asOf.slice(0, 8), 'year-first') }));
  if (dated.length === 0) return null;
  const last = dated.map(({ date }) => date ?? '').reduce((a, b) => (a > b ? a : b));
  const own = dated.filter(({ date }) => (date ?? '') === last).map(({ statement }) => statement);
  return {
    date: last || null,
    holdings: own.flatMap(({ account, positions }) =>
      positions.flatMap((position) => {
        const { cells } = ofxLine(position);
        const [instrument, units] = [securityOf(cells), cells.amount('units')];
        if (!instrument || units === undefined || !position.isClosed) return [];
        const quantity = cells.text('postype') === 'SHORT' ? negativeOf(absoluteOf(units)) : units;
        return [{ account, instrument, quantity }];
      }),
    ),
    cash: own.flatMap(({ account, currency, balances }) =>
      balances.flatMap((balance) => {
        const { cells } = ofxLine(balance);
        const amount = cells.amount('availcash', 'balamt');
        return amount === undefined || currency === '' || !balance.isClosed
          ? []
          : [{ account, currency, amount }];
      }),
    ),
  };
}
