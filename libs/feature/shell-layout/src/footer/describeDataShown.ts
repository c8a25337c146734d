import { messages } from '../messages.js';

/** The market data that a screen shows. */
export interface DataShown {
  /** Who it comes from. */
  readonly source: string;
  /** The newest price or figure, an ISO date or date-time; null when the source does not say. */
  readonly asOf: string | null;
  /** It is made up, for trying the product. */
  readonly sample: boolean;
}

/** Midnight UTC stands for the day of a session, which has no hour. */
const sessionMidnight = /T00:00:00(?:\.0+)?Z$/;

/** One line for the footer: where the data on screen comes from and how far it reaches. */
export function describeDataShown(
  shown: DataShown | null,
  formatDate: (iso: string, length: 'day' | 'minute') => string,
): string {
  if (!shown) return messages.noDataShown;
  const source = shown.sample ? messages.sampleMarket : shown.source;
  if (!shown.asOf) return source;
  const moment = shown.asOf.replace(sessionMidnight, '');
  return `${source} · prices to ${formatDate(moment, moment.includes('T') ? 'minute' : 'day')}`;
}
