import { rateLimited } from './createRequester.js';
import type { PriceSubject } from './PriceProvider.js';
import { ProviderError, type ProviderFailure } from './ProviderFailure.js';
import { retryAfterSeconds } from './retryAfterSeconds.js';

export const badAnswer = (reason: string): ProviderError =>
  new ProviderError({ ok: false, kind: 'bad-answer', reason });

/** The provider responded that it does not have the subject. */
export const noPrices = (name: string, { symbol }: PriceSubject): ProviderError =>
  new ProviderError({ ok: false, kind: 'absent', reason: `${name} has no prices for ${symbol}.` });

/** Reads the body of a provider's response. Throws a `ProviderError` for a 429, a 5xx or a body over the limit. */
export async function readAnswerText(
  response: Response,
  name: string,
  largestBytes: number,
  now: Date,
): Promise<string> {
  if (response.status === 429)
    throw new ProviderError(rateLimited(name, retryAfterSeconds(response.headers.get('retry-after'), now)));
  if (response.status >= 500) throw new ProviderError(outage(name, response.status));
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > largestBytes) throw badAnswer(`${name} sent more than ${largestBytes / 1024 / 1024} MiB.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const outage = (name: string, status: number): ProviderFailure => ({
  ok: false,
  kind: 'unavailable',
  reason: `${name} is unavailable (status ${status}). Try again later.`,
  retryAfterSeconds: 30,
});
