import type { Quote } from '@finance-analyst/market';

/**
 * When a price was made. The last price of a session is stamped with midnight UTC: it stands for the day, and is the
 * day itself here, so that no time zone moves it.
 */
export const sessionOf = ({ asOf }: Pick<Quote, 'asOf'>): string => asOf.replace(/T00:00:00(?:\.0+)?Z$/, '');
