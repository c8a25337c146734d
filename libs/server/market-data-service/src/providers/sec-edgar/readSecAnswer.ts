import { rateLimited } from '../createRequester.js';
import { ProviderError } from '../ProviderFailure.js';
import type { FetchedDocument } from '../FundamentalsProvider.js';
import { badAnswer, readAnswerText } from '../readAnswerText.js';

export const secEdgarName = 'SEC EDGAR';

const largestBodyBytes = 64 * 1024 * 1024;

/** EDGAR blocks a client for ten minutes when it sends too many requests. */
const shutOutSeconds = 600;

/** Reads a response from EDGAR; anything but the requested JSON is thrown as a `ProviderError` that says what came. */
export async function readSecAnswer(response: Response, wanted: string, now: Date): Promise<FetchedDocument> {
  const text = await readAnswerText(response, secEdgarName, largestBodyBytes, now);
  if (response.status === 403) throw refusal(text);
  if (response.status === 404)
    throw new ProviderError({ ok: false, kind: 'absent', reason: `${secEdgarName} has no ${wanted}.` });
  if (!response.ok)
    throw badAnswer(`${secEdgarName} responded to the request for ${wanted} with status ${response.status}.`);
  try {
    return { text, document: JSON.parse(text) as unknown, etag: response.headers.get('etag') };
  } catch {
    throw badAnswer(
      `${secEdgarName} responded to the request for ${wanted} with incomplete or invalid JSON.`,
    );
  }
}

function refusal(page: string): ProviderError {
  if (/request rate threshold/i.test(page))
    return new ProviderError(rateLimited(secEdgarName, shutOutSeconds));
  return badAnswer(
    /undeclared automated tool/i.test(page)
      ? `${secEdgarName} refused the request because it does not accept the contact. Set SEC_EDGAR_CONTACT to a name and an email address.`
      : `${secEdgarName} refused the request (status 403).`,
  );
}
