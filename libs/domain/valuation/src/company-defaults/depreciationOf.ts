import type { FiscalPeriod } from '@finance-analyst/market';
import { acquiredAmortizationOf } from './adjustedIncome.js';

/** Tags of depreciation alone, without amortization. */
const ofFixedAssets: ReadonlySet<string> = new Set(['Depreciation', 'DepreciationExpense']);

/** Depreciation without the amortization of acquired intangibles, in the period's currency; null if not reported. */
export function depreciationOf(period: FiscalPeriod): number | null {
  const figure = period.figures.depreciation;
  if (!figure) return null;
  const tags =
    figure.components.length > 0 ? figure.components.map(({ source }) => source.tag) : [figure.source.tag];
  const isAlone = tags.every((tag) => ofFixedAssets.has(tag));
  return isAlone ? figure.value : Math.max(figure.value - acquiredAmortizationOf(period), 0);
}
