import type { Result } from '@finance-analyst/foundation';
import type { Valuation } from '../saved-model/Valuation.js';
import { companyMultiples, type CompanyMultiples } from './companyMultiples.js';
import { impliedValue } from './impliedValue.js';
import { modelBridge } from './modelBridge.js';
import { byMultiple, type ByMultiple } from './MultipleName.js';
import { peerComparison, type ComparedCompany, type PeerComparison } from './peerComparison.js';
import { statisticNames, type StatisticName } from './multipleStatistics.js';

export interface Comparables extends PeerComparison {
  /** The model’s own company, with the model’s equity bridge. */
  readonly subject: Result<CompanyMultiples>;
  /** Value per share of the model’s company at each statistic of each multiple. */
  readonly implied: ByMultiple<Readonly<Record<StatisticName, Result<number>>>>;
}

/** A model’s company among its peers. */
export function comparablesOf(
  valuation: Pick<Valuation, 'body' | 'fundamentals' | 'evaluator' | 'model'>,
  companies: readonly ComparedCompany[],
): Comparables {
  const { body, fundamentals } = valuation;
  const subject = companyMultiples(fundamentals, body.priceSnapshot ?? null, modelBridge(valuation));
  const { peers, comparisons } = peerComparison(companies);
  return {
    subject,
    peers,
    comparisons,
    implied: byMultiple((name) => {
      const { statistics } = comparisons[name];
      const at = (statistic: StatisticName): Result<number> => {
        if (!statistics.ok) return statistics;
        return subject.ok ? impliedValue(name, statistics.value[statistic], subject.value) : subject;
      };
      return Object.fromEntries(statisticNames.map((statistic) => [statistic, at(statistic)])) as Readonly<
        Record<StatisticName, Result<number>>
      >;
    }),
  };
}
