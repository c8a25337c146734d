import type { FiscalPeriod } from '@finance-analyst/market';
import { sourceOf } from '../default-assumptions/statementHistory.js';
import type { BalanceAmount } from './BalanceAmount.js';
import { sumOf } from './sumOf.js';

/**
 * Net property, plant and equipment, under IFRS 16 with right-of-use assets, whose leases count as debt. What a quarter
 * does not report is that of the fiscal year `year`; without its property, both are. Null without any property:
 * right-of-use assets alone are not the fixed assets.
 */
export function fixedAssetsOf(period: FiscalPeriod, year?: FiscalPeriod): BalanceAmount | null {
  const reporting = [period, ...(year ? [year] : [])].find(({ figures }) => figures.propertyPlantEquipment);
  const property = reporting && sourceOf(reporting, 'propertyPlantEquipment');
  if (!property) return null;
  const leased =
    sourceOf(reporting, 'rightOfUseAssets') ?? (year ? sourceOf(year, 'rightOfUseAssets') : null);
  const sources = leased ? [property, leased] : [property];
  return {
    value: sumOf(sources),
    composition: leased
      ? 'property, plant and equipment, net, and right-of-use assets, since their leases are debt under IFRS 16'
      : 'property, plant and equipment, net',
    sources,
  };
}
