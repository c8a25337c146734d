import { readFacts, unitsOf, type CompanyFactsDocument } from './readCompanyFacts.js';

/** Which taxonomy and currency the statements are read in. */
export interface ReportingBasis {
  readonly taxonomy: 'us-gaap' | 'ifrs-full';
  readonly currency: string;
  /** Other currencies, and the other taxonomy, that the same totals are filed in: left out. */
  readonly leftOut: readonly string[];
}

/** The totals that tell the reporting currency, of both taxonomies. */
const totals = ['Assets', 'Revenues', 'Revenue', 'NetIncomeLoss', 'ProfitLoss'];
const currencyCode = /^[A-Z]{3}$/;

/**
 * The taxonomy and currency of the newest total assets (or, without them, revenue or profit) filed by `knownOn`;
 * among equals the one with more facts. Null when there is none.
 */
export function reportingBasis(document: CompanyFactsDocument, knownOn: string): ReportingBasis | null {
  for (const tag of totals) {
    const candidates = (['us-gaap', 'ifrs-full'] as const)
      .flatMap((taxonomy) => filedIn(document, taxonomy, tag, knownOn))
      .sort((a, b) => (a.newest < b.newest ? 1 : a.newest > b.newest ? -1 : b.count - a.count));
    const [best, ...others] = candidates;
    if (best) {
      const { taxonomy, currency } = best;
      const leftOut = others.map((other) =>
        other.taxonomy === taxonomy ? other.currency : `${other.taxonomy} facts`,
      );
      return { taxonomy, currency, leftOut: [...new Set(leftOut)].sort() };
    }
  }
  return null;
}

function filedIn(
  document: CompanyFactsDocument,
  taxonomy: 'us-gaap' | 'ifrs-full',
  tag: string,
  knownOn: string,
) {
  return Object.keys(unitsOf(document, taxonomy, tag))
    .filter((unit) => currencyCode.test(unit))
    .sort()
    .flatMap((currency) => {
      const { facts } = readFacts(document, { taxonomy, tag, unit: currency }, knownOn);
      const ends = facts.map(({ end }) => end).sort();
      const newest = ends.at(-1);
      return newest === undefined ? [] : { taxonomy, currency, newest, count: facts.length };
    });
}
