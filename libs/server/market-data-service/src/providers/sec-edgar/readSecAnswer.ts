import { rateLimited } from '../createRequester.js';
import { ProviderError, type ProviderFailure } from '../ProviderFailure.js';
import type { FetchedDocument } from '../FundamentalsProvider.js';

export const secEdgarName = 'SEC EDGAR';

const largestBodyBytes = 64 * 1024 * 1024;

/** EDGAR shuts a client out for ten minutes when it asks too fast. */
const shutOutSeconds = 600;

const bad = (reason: string): ProviderError => new ProviderError({ ok: false, kind: 'bad-answer', reason });

/** Reads an answer of EDGAR; what is not the JSON asked for is thrown as a `ProviderError` that says what came. */
export async function readSecAnswer(response: Response, wanted: string, now: Date): Promise<FetchedDocument> {
  if (response.status === 429)
    throw new ProviderError(
      rateLimited(secEdgarName, retryAfterSeconds(response.headers.get('retry-after'), now)),
    );
  if (response.status >= 500) throw new ProviderError(outage(response.status));
  const text = await readText(response);
  if (response.status === 403) throw refusal(text);
  if (response.status === 404)
    throw new ProviderError({ ok: false, kind: 'absent', reason: `${secEdgarName} has no ${wanted}.` });
  if (!response.ok)
    throw bad(`${secEdgarName} answered the request for ${wanted} with status ${response.status}.`);
  try {
    return { text, document: JSON.parse(text) as unknown, etag: response.headers.get('etag') };
  } catch {
    throw bad(`${secEdgarName} answered the request for ${wanted} with something that is not complete JSON.`);
  }
}

/** The header holds seconds or a date; without a usable one a minute is waited. */
export function retryAfterSeconds(header: string | null, now: Date): number {
  const seconds = header !== null && /^\d+$/.test(header.trim()) ? Number(header) : null;
  const untilDate = header === null ? NaN : (Date.parse(header) - now.getTime()) / 1000;
  const wait = seconds ?? (Number.isFinite(untilDate) ? Math.ceil(untilDate) : 60);
  return Math.min(Math.max(wait, 1), 3600);
}

const outage = (status: number): ProviderFailure => ({
  ok: false,
  kind: 'unavailable',
  reason: `${secEdgarName} is out of order (status ${status}). Try again later.`,
  retryAfterSeconds: 30,
});

function refusal(page: string): ProviderError {
  if (/request rate threshold/i.test(page))
    return new ProviderError(rateLimited(secEdgarName, shutOutSeconds));
  return bad(
    /undeclared automated tool/i.test(page)
      ? `${secEdgarName} refused the request because it does not accept the contact. Set SEC_EDGAR_CONTACT to a name and an e-mail address.`
      : `${secEdgarName} refused the request (status 403).`,
  );
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > largestBodyBytes)
      throw bad(`${secEdgarName} sent more than ${largestBodyBytes / 1024 / 1024} MiB.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
