import { median } from '@finance-analyst/finance-math';
import { percent, reason } from '@finance-analyst/foundation';
import type { FiscalPeriod } from '@finance-analyst/market';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { sourceOf, spanOf } from '../default-assumptions/statementHistory.js';
import type { DefaultBasis } from './DefaultBasis.js';
import { type BalanceAmount, fixedAssetsOf, goodwillOf, workingCapitalOf } from './operatingCapital.js';

const yearsLookedAt = 5;

/** The capital at the balance date, and how it divides into working capital and fixed assets from then on. */
export function capitalDetail({ base, years }: DefaultBasis, forecast: number): readonly Assumption[] {
  return [
    atBalanceDate('base_working_capital', base, workingCapitalOf(base), 'working capital items'),
    atBalanceDate('base_fixed_assets', base, fixedAssetsOf(base), 'property, plant and equipment'),
    atBalanceDate('base_goodwill_and_intangibles', base, goodwillOf(base), 'goodwill or intangibles'),
    workingCapitalShare(years),
    depreciationShare(years),
    acquiredAmortization(base, forecast),
  ];
}

const atBalanceDate = (
  input: string,
  base: FiscalPeriod,
  amount: BalanceAmount | null,
  name: string,
): Assumption => ({
  input,
  value: amount?.value ?? 0,
  reason: amount
    ? `${base.label}: ${amount.composition}`
    : `No ${name} reported on the ${base.label} balance sheet under the tags checked`,
  sources: amount?.sources ?? [],
  external: null,
});

/** The median share over up to five years: one day's balance is not the year's. */
function workingCapitalShare(years: readonly FiscalPeriod[]): Assumption {
  const shares = years.slice(-yearsLookedAt).flatMap((year) => {
    const revenue = sourceOf(year, 'revenue');
    const capital = workingCapitalOf(year);
    return revenue && revenue.figure.value > 0 && capital
      ? [
          {
            value: capital.value / revenue.figure.value,
            label: year.label,
            sources: [...capital.sources, revenue],
          },
        ]
      : [];
  });
  const middle = median(shares.map(({ value }) => value));
  return {
    input: 'working_capital_rate',
    value: middle.ok ? middle.value : 0,
    reason: middle.ok
      ? reason`${shares.length}-yr median of ${percent(middle.value)}; operating working capital over revenue, ${spanOf(shares.map(({ label }) => label))}`
      : 'No working capital items reported under the tags checked',
    sources: shares.flatMap(({ sources }) => sources),
    external: null,
  };
}

/** Depreciation without amortization of acquired intangibles, over the fixed assets at the start of the year. */
function depreciationShare(years: readonly FiscalPeriod[]): Assumption {
  const shares = years.slice(-yearsLookedAt).flatMap((year) => {
    const before = years.find(({ fiscalYear }) => fiscalYear === year.fiscalYear - 1);
    const opening = before && fixedAssetsOf(before);
    const depreciation = sourceOf(year, 'depreciation');
    const amortization = sourceOf(year, 'intangibleAmortization');
    if (!opening || opening.value <= 0 || !depreciation) return [];
    const own = Math.max(depreciation.figure.value - (amortization?.figure.value ?? 0), 0);
    const sources = [depreciation, ...(amortization ? [amortization] : []), ...opening.sources];
    return [{ value: own / opening.value, label: year.label, sources }];
  });
  const middle = median(shares.map(({ value }) => value));
  return {
    input: 'depreciation_rate',
    value: middle.ok ? middle.value : 0,
    reason: middle.ok
      ? reason`${shares.length}-yr median of ${percent(middle.value)}; depreciation over opening fixed assets, ${spanOf(shares.map(({ label }) => label))}`
      : 'No depreciation with opening fixed assets reported under the tags checked',
    sources: shares.flatMap(({ sources }) => sources),
    external: null,
  };
}

/** The trailing amortization until the acquired intangibles are used up: no investment renews them. */
function acquiredAmortization(base: FiscalPeriod, forecast: number): Assumption {
  const amortization = sourceOf(base, 'intangibleAmortization');
  const intangibles = sourceOf(base, 'intangibleAssets');
  let left = intangibles?.figure.value ?? 0;
  const value = Array.from({ length: forecast }, () => {
    const ofYear = Math.min(Math.max(amortization?.figure.value ?? 0, 0), Math.max(left, 0));
    left -= ofYear;
    return ofYear;
  });
  return {
    input: 'acquired_amortization',
    value,
    reason:
      amortization && intangibles
        ? reason`As in ${base.label}, until the acquired intangibles of its balance sheet are used up`
        : 'No acquired intangibles with amortization reported under the tags checked',
    sources: [amortization, intangibles].filter((source) => source !== null),
    external: null,
  };
}
