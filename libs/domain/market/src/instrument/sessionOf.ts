import type { Quote } from './Quote.js';

/**
 * When a price was made: an ISO date-time, or the ISO date of a session. The last price of a session is stamped with
 * midnight UTC: it represents the day, and is returned as the day itself, so that no time zone shifts it.
 */
export const sessionOf = ({ asOf }: Pick<Quote, 'asOf'>): string => asOf.replace(/T00:00:00(?:\.0+)?Z$/, '');
