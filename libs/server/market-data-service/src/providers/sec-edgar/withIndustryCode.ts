import type { FetchedDocument } from '../FundamentalsProvider.js';
import { partialEtag } from './partialEtag.js';

/**
 * Company facts with the company's industry code (`sic`), which the SEC publishes with the submissions instead. An
 * unknown code (undefined) is marked in the ETag, so that the next renewal asks for it even if the facts are unchanged.
 */
export function withIndustryCode(
  facts: FetchedDocument,
  industryCode: string | null | undefined,
): FetchedDocument {
  if (industryCode === undefined) return { ...facts, etag: partialEtag.from(facts.etag) };
  if (industryCode === null || typeof facts.document !== 'object') return facts;
  const document = { sic: industryCode, ...facts.document };
  return { ...facts, document, text: JSON.stringify(document) };
}
