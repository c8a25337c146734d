import {
  newestFilingOf,
  normaliseCompanyFacts,
  statementsVersion,
  type DataSource,
  type NormalisedCompanyFacts,
} from '@finance-analyst/market';

/** How statements are derived from the documents of a provider. */
export interface DocumentNormaliser {
  /** Changes when the same document gives other statements. */
  readonly version: number;
  normalise(document: unknown, options: { symbol: string; knownOn: string }): NormalisedCompanyFacts;
  /** The day from which on the statements stay the same. */
  newestFilingOf(document: unknown): string | null;
}

/** By provider. A table of its own, because a worker thread has no providers. */
export const documentNormalisers: Partial<Readonly<Record<DataSource, DocumentNormaliser>>> = {
  'sec-edgar': { version: statementsVersion, normalise: normaliseCompanyFacts, newestFilingOf },
};
