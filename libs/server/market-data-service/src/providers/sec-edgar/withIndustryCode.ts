import type { FetchedDocument } from '../FundamentalsProvider.js';

/**
 * Company facts with the company's industry code (`sic`), which the SEC publishes with the submissions instead. An
 * unknown code (undefined) drops the ETag, so that the next request fetches both again.
 */
export function withIndustryCode(
  facts: FetchedDocument,
  industryCode: string | null | undefined,
): FetchedDocument {
  if (industryCode === undefined) return { ...facts, etag: null };
  if (industryCode === null || typeof facts.document !== 'object') return facts;
  const document = { sic: industryCode, ...facts.document };
  return { ...facts, document, text: JSON.stringify(document) };
}
