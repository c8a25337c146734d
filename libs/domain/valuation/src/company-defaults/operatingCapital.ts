import type { FiscalPeriod, StatementLine } from '@finance-analyst/market';
import type { AssumptionSource } from '../default-assumptions/Assumption.js';
import { sourceOf } from '../default-assumptions/statementHistory.js';
import { operatingWorkingCapital } from '../history/operatingWorkingCapital.js';

/** An amount of a balance sheet, what it consists of, and the filed figures behind it. */
export interface BalanceAmount {
  /** In the period's currency. */
  readonly value: number;
  readonly composition: string;
  readonly sources: readonly AssumptionSource[];
}

const withinCurrentAssets: readonly StatementLine[] = ['cash', 'shortTermInvestments'];
const withinCurrentLiabilities: readonly StatementLine[] = ['currentDebt', 'currentLeaseLiabilities'];

/**
 * Current assets − cash − short-term investments − (current liabilities − current debt − current leases). Where a
 * balance sheet is not divided into current and other items: receivables + inventory − payables − deferred revenue.
 * Null if none of them is reported. Current leases that a quarter does not report are those of the fiscal year `year`.
 * Source: Koller, Goedhart, Wessels, Valuation, 7th ed., chapter 11.
 */
export function workingCapitalOf(period: FiscalPeriod, year?: FiscalPeriod): BalanceAmount | null {
  const assets = sourceOf(period, 'currentAssets');
  const liabilities = sourceOf(period, 'currentLiabilities');
  if (!assets || !liabilities) return operatingWorkingCapital(period);
  const filed = (lines: readonly StatementLine[]): readonly AssumptionSource[] =>
    lines.flatMap(
      (line) =>
        sourceOf(period, line) ??
        (line === 'currentLeaseLiabilities' && year ? sourceOf(year, line) : null) ??
        [],
    );
  const financialAssets = filed(withinCurrentAssets);
  const financialLiabilities = filed(withinCurrentLiabilities);
  return {
    value:
      assets.figure.value - sumOf(financialAssets) - (liabilities.figure.value - sumOf(financialLiabilities)),
    composition:
      'current assets without cash and short-term investments, less current liabilities without debt and leases',
    sources: [assets, ...financialAssets, liabilities, ...financialLiabilities],
  };
}

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

/** Goodwill and acquired intangibles, of those reported; null if neither is. */
export function goodwillOf(period: FiscalPeriod): BalanceAmount | null {
  const found = (['goodwill', 'intangibleAssets'] as const).flatMap((line) => sourceOf(period, line) ?? []);
  if (found.length === 0) return null;
  return { value: sumOf(found), composition: 'goodwill and acquired intangibles', sources: found };
}

const sumOf = (sources: readonly AssumptionSource[]): number =>
  sources.reduce((sum, { figure }) => sum + figure.value, 0);
