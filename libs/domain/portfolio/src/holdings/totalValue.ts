import type { Result } from '@finance-analyst/foundation';
import type { LedgerInstrument } from '../row/LedgerInstrument.js';
import type { Holdings } from './Holding.js';

/** Names that a reason lists before it counts the rest. */
const mostNames = 3;

/** The value of all holdings and cash; if some have none, which they are and why, instead of the sum of the others. */
export function totalValue(
  { holdings, cash, total }: Pick<Holdings, 'holdings' | 'cash' | 'total'>,
  nameOf: (instrument: LedgerInstrument) => string = ({ symbol }) => symbol,
): Result<number> {
  const missing = [
    ...holdings.flatMap(({ instrument, value }) =>
      value.ok ? [] : [{ name: nameOf(instrument), reason: value.reason }],
    ),
    ...cash.flatMap(({ currency, value }) =>
      value.ok ? [] : [{ name: `cash in ${currency}`, reason: value.reason }],
    ),
  ];
  const [first] = missing;
  if (!first) return { ok: true, value: total };
  const names = [...new Set(missing.map(({ name }) => name))];
  const listed = names.slice(0, mostNames).join(', ');
  const more = names.length - mostNames;
  return {
    ok: false,
    reason: `Without a value: ${listed}${more > 0 ? ` and ${String(more)} more` : ''}. ${first.reason}`,
  };
}
