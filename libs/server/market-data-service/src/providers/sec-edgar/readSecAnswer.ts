import { rateLimited } from '../createRequester.js';
import { ProviderError } from '../ProviderFailure.js';
import type { FetchedDocument } from '../FundamentalsProvider.js';
import { badAnswer, readAnswerText } from '../readAnswerText.js';

export const secEdgarName = 'SEC EDGAR';

const largestBodyBytes = 64 * 1024 * 1024;

/** EDGAR shuts a client out for ten minutes when it asks too fast. */
const shutOutSeconds = 600;

/** Reads an answer of EDGAR; what is not the JSON asked for is thrown as a `ProviderError` that says what came. */
export async function readSecAnswer(response: Response, wanted: string, now: Date): Promise<FetchedDocument> {
  const text = await readAnswerText(response, secEdgarName, largestBodyBytes, now);
  if (response.status === 403) throw refusal(text);
  if (response.status === 404)
    throw new ProviderError({ ok: false, kind: 'absent', reason: `${secEdgarName} has no ${wanted}.` });
  if (!response.ok)
    throw badAnswer(`${secEdgarName} answered the request for ${wanted} with status ${response.status}.`);
  try {
    return { text, document: JSON.parse(text) as unknown, etag: response.headers.get('etag') };
  } catch {
    throw badAnswer(
      `${secEdgarName} answered the request for ${wanted} with something that is not complete JSON.`,
    );
  }
}

function refusal(page: string): ProviderError {
  if (/request rate threshold/i.test(page))
    return new ProviderError(rateLimited(secEdgarName, shutOutSeconds));
  return badAnswer(
    /undeclared automated tool/i.test(page)
      ? `${secEdgarName} refused the request because it does not accept the contact. Set SEC_EDGAR_CONTACT to a name and an e-mail address.`
      : `${secEdgarName} refused the request (status 403).`,
  );
}
