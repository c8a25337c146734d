import type { DataSource } from '@finance-analyst/market';
import type { ProviderResult } from './ProviderFailure.js';

/** A company that a provider covers, under the provider's own key. */
export interface ListedCompany {
  readonly symbol: string;
  readonly name: string;
  readonly key: string;
}

/** A document as received from the provider, and as parsed JSON. */
export interface FetchedDocument {
  readonly text: string;
  readonly document: unknown;
  readonly etag: string | null;
}

/** The copy of a document from an earlier fetch. */
export interface EarlierCopy {
  readonly etag: string | null;
  /** The text as the provider returned it. */
  readText(): Promise<string>;
}

/**
 * Where filed statements come from. Each provider is a folder beside this file, and has a normalizer of its documents
 * in `documentNormalisers.ts`.
 */
export interface FundamentalsProvider {
  readonly source: DataSource;
  /** Display name, for messages. */
  readonly name: string;
  /** The rate limit to respect, if any. */
  readonly requestsPerSecond?: number;
  listCompanies(): Promise<ProviderResult<readonly ListedCompany[]>>;
  /** With an earlier copy, the result may be `unchanged`, or complete itself from that copy. */
  fetchDocument(
    key: string,
    earlier: EarlierCopy | null,
  ): Promise<ProviderResult<FetchedDocument | 'unchanged'>>;
}
