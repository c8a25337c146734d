import {
  metricNames,
  modelComparables,
  modelTransactions,
  multipleDefinitions,
  type MultipleName,
  type StatisticName,
  type Valuation,
} from '@finance-analyst/valuation';
import type { Result } from '@finance-analyst/foundation';
import type { DerivationNode } from '../derivation/DerivationNode.js';
import { figureFormat } from '../model/figureFormat.js';
import { claimsNode, sharesNode } from './claimNodes.js';
import { computedNode } from '../derivation/computedNode.js';
import { multipleFormat } from './multipleFormat.js';
import { explainBetas, type BetaTarget } from './explainBetas.js';
import { subjectId, type ExplainedCompany, type Shown } from './ExplainedCompany.js';
import { messages, multipleLabels, statisticLabels } from './messages.js';
import { paidMultipleNode } from './paidMultipleNode.js';
import { capitalizationNode, enterpriseNode, metricNode, multipleNode } from './multipleNode.js';

/** A figure of the comparables with a derivation. */
export type ComparablesTarget =
  | { readonly kind: 'multiple'; readonly id: string; readonly name: MultipleName }
  | { readonly kind: 'enterprise' | 'capitalization'; readonly id: string }
  | { readonly kind: 'statistic'; readonly name: MultipleName; readonly statistic: StatisticName }
  | {
      readonly kind: 'implied';
      readonly name: MultipleName;
      readonly statistic: StatisticName;
      /** The multiples paid in transactions; those of the peers without it. */
      readonly of?: 'transactions';
    }
  /** The multiple of the company at a value per share. */
  | {
      readonly kind: 'at-value';
      readonly name: MultipleName;
      readonly value: number;
      readonly multiple: number;
    }
  | BetaTarget;

const betaKinds: ReadonlySet<string> = new Set<BetaTarget['kind']>([
  'unlevered-beta',
  'unlevered-error',
  'median-beta',
  'median-error',
]);

const isOfBetas = (target: ComparablesTarget): target is BetaTarget => betaKinds.has(target.kind);

/** The derivation of a figure of the comparables, down to prices and filed figures; null once it is gone. */
export function explainComparables(
  valuation: Valuation,
  target: ComparablesTarget,
  shown: Shown,
): DerivationNode | null {
  const { body } = valuation;
  const { subject, peers, comparisons, implied } = modelComparables(valuation);
  const own = body.currency;
  const companyOf = (id: string): ExplainedCompany | null => {
    const peer = body.peers.find((each) => each.id === id);
    const found = id === subjectId ? subject : peers.get(id);
    if (!found?.ok) return null;
    return {
      id,
      name: peer?.name ?? body.instrument.name,
      currency: found.value.period.currency,
      price: peer ? peer.price : (body.priceSnapshot ?? null),
      multiples: found.value,
    };
  };
  const statisticNode = (
    name: MultipleName,
    statistic: StatisticName,
    of?: 'transactions',
  ): DerivationNode => {
    const paid = of && modelTransactions(valuation);
    const { statistics, count, excluded } = (paid?.comparisons ?? comparisons)[name];
    return {
      ...computedNode(
        `${statistic} ${name}`,
        messages.statisticOf(statisticLabels[statistic], multipleLabels[name]),
        messages.statisticFormulas[statistic](count),
        statistics.ok ? { ok: true, value: statistics.value[statistic] } : statistics,
        { kind: 'multiple', precision: 1 },
      ),
      children: () =>
        paid
          ? paid.items.flatMap((item) => (excluded.has(item.id) ? [] : [paidMultipleNode(item, name, shown)]))
          : body.peers.flatMap(({ id }) => {
              const company = excluded.has(id) ? null : companyOf(id);
              return company ? [multipleNode(company, name, shown)] : [];
            }),
    };
  };
  const claimsAndShares = (
    company: ExplainedCompany,
    of: 'enterprise' | 'equity',
    value: Result<number>,
  ): readonly DerivationNode[] => [
    ...(of === 'enterprise' ? [claimsNode(company, shown)] : []),
    sharesNode(company, shown, value),
  ];
  if (target.kind === 'statistic') return statisticNode(target.name, target.statistic);
  if (target.kind === 'implied') {
    const { name, statistic } = target;
    const { of, metric } = multipleDefinitions[name];
    const company = companyOf(subjectId);
    const value = (target.of ? modelTransactions(valuation).implied : implied)[name][statistic];
    return {
      ...computedNode(
        `implied ${statistic} ${name}`,
        messages.impliedOf(statisticLabels[statistic], multipleLabels[name]),
        messages.impliedFormula(of === 'enterprise', metricNames[metric]),
        value,
        figureFormat('per_share', { currency: own }),
      ),
      children: () => [
        statisticNode(name, statistic, target.of),
        ...(company ? [metricNode(company, metric, shown), ...claimsAndShares(company, of, value)] : []),
      ],
    };
  }
  if (target.kind === 'at-value') {
    const { of, metric } = multipleDefinitions[target.name];
    const company = companyOf(subjectId);
    const value = { ok: true, value: target.value } as const;
    const perShare = figureFormat('per_share', { currency: own });
    return company
      ? {
          ...computedNode(
            `at value ${target.name}`,
            multipleLabels[target.name],
            messages.atValueFormula(of === 'enterprise', metricNames[metric]),
            { ok: true, value: target.multiple },
            multipleFormat,
          ),
          children: () => [
            computedNode('at value', messages.valuePerShare, null, value, perShare),
            ...claimsAndShares(company, of, value),
            metricNode(company, metric, shown),
          ],
        }
      : null;
  }
  if (isOfBetas(target)) return explainBetas(valuation, target, companyOf, shown);
  const company = companyOf(target.id);
  if (!company) return null;
  if (target.kind === 'multiple') return multipleNode(company, target.name, shown);
  return target.kind === 'enterprise' ? enterpriseNode(company, shown) : capitalizationNode(company, shown);
}
