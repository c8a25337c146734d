import type { MeasuredBeta, PriceSnapshot } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import type { CompanyFundamentals } from '@finance-analyst/market';
import { compareMultiples, type ComparedItem, type MultipleComparison } from './compareMultiples.js';
import { companyMultiples, type CompanyMultiples } from './companyMultiples.js';
import { byMultiple, type ByMultiple } from './MultipleName.js';

/** A company that a model is compared with. */
export interface ComparedCompany {
  readonly id: string;
  readonly name: string;
  readonly isLeftOut: boolean;
  readonly price: Pick<PriceSnapshot, 'price' | 'currency'> | null;
  /** None if it could not be measured. */
  readonly beta?: MeasuredBeta;
  /** Or why there are none. */
  readonly fundamentals: Result<CompanyFundamentals>;
}

/** A peer with its multiples, or why it has none. */
export interface ComparedPeer extends ComparedItem {
  readonly company: Result<CompanyMultiples>;
}

/** The multiples of companies, and of each multiple its statistics across them. */
export interface PeerComparison {
  /** In the order of the peers. */
  readonly items: readonly ComparedPeer[];
  /** By the ids of the peers. */
  readonly peers: ReadonlyMap<string, Result<CompanyMultiples>>;
  readonly comparisons: ByMultiple<MultipleComparison>;
}

/** Companies compared among each other, each with its own equity bridge. */
export function peerComparison(companies: readonly ComparedCompany[]): PeerComparison {
  const items = companies.map(({ id, name, isLeftOut, price, fundamentals }): ComparedPeer => {
    const company = fundamentals.ok ? companyMultiples(fundamentals.value, price) : fundamentals;
    return {
      id,
      name,
      isLeftOut,
      company,
      multiples: company.ok ? company.value.multiples : byMultiple(() => company),
    };
  });
  return {
    items,
    peers: new Map(items.map(({ id, company }) => [id, company])),
    comparisons: compareMultiples(items, 'peer'),
  };
}
