import { importSource } from '../instruments/InstrumentRow.js';

/** One source's prices of a listing. */
export interface PriceCandidate {
  readonly source: string;
  readonly lastDate: string;
}

/** The sources of a listing in order of precedence: the newest close first, imported prices first on the same day. */
export const newestPricesFirst = <Candidate extends PriceCandidate>(
  candidates: readonly Candidate[],
): readonly Candidate[] =>
  [...candidates].sort(
    (a, b) => Date.parse(b.lastDate) - Date.parse(a.lastDate) || Number(isImport(b)) - Number(isImport(a)),
  );

const isImport = ({ source }: PriceCandidate): boolean => source === importSource;
