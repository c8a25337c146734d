import type { FiscalPeriod, ReportedFigure } from '@finance-analyst/market';
import { acquiredAmortizationOf, amortizingPeriod } from './acquiredAmortizationOf.js';

/** Tags of depreciation alone, without amortization. */
const ofFixedAssets: ReadonlySet<string> = new Set([
  'Depreciation',
  'DepreciationExpense',
  'DepreciationPropertyPlantAndEquipment',
  'DepreciationRightofuseAssets',
]);

/** Whether a filer's depreciation leaves out all amortization. */
export function isDepreciationAlone({ components, source }: ReportedFigure): boolean {
  const tags = components.length > 0 ? components.map((one) => one.source.tag) : [source.tag];
  return tags.every((tag) => ofFixedAssets.has(tag));
}

/**
 * Depreciation without the amortization of acquired intangibles, in the period's currency; null if not reported.
 * Amortization that the period leaves out is that of the fiscal year `year`, as in adjusted income.
 */
export function depreciationOf(period: FiscalPeriod, year?: FiscalPeriod): number | null {
  const figure = period.figures.depreciation;
  if (!figure) return null;
  return isDepreciationAlone(figure)
    ? figure.value
    : Math.max(figure.value - acquiredAmortizationOf(amortizingPeriod(period, year)), 0);
}
