import type { Result } from '@finance-analyst/foundation';
import type { Valuation } from '../saved-model/Valuation.js';
import { companyMultiples, type CompanyMultiples } from './companyMultiples.js';
import { impliedValues, type ImpliedValues } from './impliedValues.js';
import { modelBridge } from './modelBridge.js';
import { peerComparison, type ComparedCompany, type PeerComparison } from './peerComparison.js';

/** The peers of a model with the statistics of their multiples, and what those say of the model’s own company. */
export interface Comparables extends PeerComparison {
  /** The model’s own company, with the model’s equity bridge. */
  readonly subject: Result<CompanyMultiples>;
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
  const compared = peerComparison(companies);
  return {
    ...compared,
    subject,
    implied: impliedValues(compared.comparisons, subject),
  };
}
