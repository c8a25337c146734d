import type { PriceSnapshot } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import type { CompanyFundamentals } from '@finance-analyst/market';
import type { Valuation } from '../saved-model/Valuation.js';
import { compareMultiples, type MultipleComparison } from './compareMultiples.js';
import { companyMultiples, type CompanyMultiples } from './companyMultiples.js';
import { impliedValues, type ImpliedValues } from './impliedValues.js';
import { modelBridge } from './modelBridge.js';
import { byMultiple, type ByMultiple } from './MultipleName.js';

/** A company that a model is compared with. */
export interface ComparedCompany {
  readonly id: string;
  readonly isLeftOut: boolean;
  readonly price: Pick<PriceSnapshot, 'price' | 'currency'> | null;
  /** Or why there are none. */
  readonly fundamentals: Result<CompanyFundamentals>;
}

export interface Comparables {
  /** The model’s own company, with the model’s equity bridge. */
  readonly subject: Result<CompanyMultiples>;
  /** By the ids of the peers. */
  readonly peers: ReadonlyMap<string, Result<CompanyMultiples>>;
  readonly comparisons: ByMultiple<MultipleComparison>;
  /** Value per share of the model’s company at each statistic of each multiple. */
  readonly implied: ImpliedValues;
}

/** A model’s company among its peers. */
export function comparablesOf(
  valuation: Pick<Valuation, 'body' | 'fundamentals' | 'evaluator' | 'model'>,
  companies: readonly ComparedCompany[],
): Comparables {
  const { body, fundamentals } = valuation;
  const subject = companyMultiples(fundamentals, body.priceSnapshot ?? null, modelBridge(valuation));
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
  return {
    subject,
    peers,
    comparisons,
    implied: impliedValues(comparisons, subject),
  };
}
