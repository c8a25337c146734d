import { sessionOf, type DataShown, type PricesShown } from '@finance-analyst/market';
import { messages } from '../messages.js';

/** The footer's line: the sources of statements and prices on screen, and the latest price date. */
export function describeDataShown(
  shown: DataShown | null,
  formatDate: (iso: string, length: 'day' | 'minute') => string,
): string {
  if (!shown) return messages.noDataShown;
  const { statements, prices } = shown;
  const reach = ({ asOf }: PricesShown) => {
    const moment = sessionOf({ asOf });
    return formatDate(moment, moment.includes('T') ? 'minute' : 'day');
  };
  const [only] = prices.length === 1 ? prices : [];
  if (only && only.source === statements) return messages.allFrom(statements, reach(only));
  const lines = prices.map((line) => messages.pricesFrom(line.source, reach(line)));
  return [
    ...(statements === null ? [] : [messages.statementsFrom(statements)]),
    ...(lines.length > 0 ? [messages.pricesOf(lines)] : []),
  ].join(' · ');
}
