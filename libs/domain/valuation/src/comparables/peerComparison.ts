import type { PriceSnapshot } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import type { CompanyFundamentals } from '@finance-analyst/market';
import { compareMultiples, type MultipleComparison } from './compareMultiples.js';
import { companyMultiples, type CompanyMultiples } from './companyMultiples.js';
import { byMultiple, type ByMultiple } from './MultipleName.js';

/** A company that a model is compared with. */
export interface ComparedCompany {
  readonly id: string;
  readonly isLeftOut: boolean;
  readonly price: Pick<PriceSnapshot, 'price' | 'currency'> | null;
  /** Or why there are none. */
  readonly fundamentals: Result<CompanyFundamentals>;
}

/** The multiples of companies, and of each multiple its statistics across them. */
export interface PeerComparison {
  /** By the ids of the peers. */
  readonly peers: ReadonlyMap<string, Result<CompanyMultiples>>;
  readonly comparisons: ByMultiple<MultipleComparison>;
}

/** Companies compared among each other, each with its own equity bridge. */
export function peerComparison(companies: readonly ComparedCompany[]): PeerComparison {
  const peers = new Map(
    companies.map((company) => [
      company.id,
      company.fundamentals.ok
        ? companyMultiples(company.fundamentals.value, company.price)
        : company.fundamentals,
    ]),
  );
  const comparisons = compareMultiples(
    companies.map(({ id, isLeftOut }) => {
      const peer = peers.get(id);
      return {
        id,
        isLeftOut,
        multiples: byMultiple((name) =>
          peer?.ok ? peer.value.multiples[name] : { ok: false, reason: peer?.reason ?? '' },
        ),
      };
    }),
    'peer',
  );
  return { peers, comparisons };
}
