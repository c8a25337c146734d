import { sessionOf, type DataShown } from '@finance-analyst/market';
import { messages } from '../messages.js';

/** One line for the footer: where the data on screen comes from and how far it reaches. */
export function describeDataShown(
  shown: DataShown | null,
  formatDate: (iso: string, length: 'day' | 'minute') => string,
): string {
  if (!shown) return messages.noDataShown;
  const source = shown.sample ? messages.sampleMarket : shown.source;
  if (!shown.asOf) return source;
  const moment = sessionOf({ asOf: shown.asOf });
  return `${source} · prices to ${formatDate(moment, moment.includes('T') ? 'minute' : 'day')}`;
}
