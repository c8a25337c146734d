import type { Encoding } from './PreparedAnswer.js';

/** An encoding that is listed and not refused by a weight of 0. */
const brotli = /(?:^|,)\s*br\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i;
const gzip = /(?:^|,)\s*gzip\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i;

/** The best encoding that an Accept-Encoding header allows. */
export function preferredEncoding(header: string | readonly string[] | undefined): Encoding {
  if (header === undefined) return 'identity';
  const written = String(header);
  if (brotli.test(written)) return 'br';
  return gzip.test(written) ? 'gzip' : 'identity';
}
