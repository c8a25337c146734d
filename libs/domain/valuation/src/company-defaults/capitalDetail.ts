import { percent, reason } from '@finance-analyst/foundation';
import type { FiscalPeriod } from '@finance-analyst/market';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { medianOf, ratiosOf, sourceOf, spanOf } from '../default-assumptions/statementHistory.js';
import { acquiredAmortizationOf } from './acquiredAmortizationOf.js';
import type { DefaultBasis } from './DefaultBasis.js';
import { straightTo } from './straightTo.js';
import { depreciationOf } from './depreciationOf.js';
import { type BalanceAmount } from './BalanceAmount.js';
import { fixedAssetsOf } from './fixedAssetsOf.js';
import { goodwillOf } from './goodwillOf.js';
import { workingCapitalOf } from './workingCapitalOf.js';

const yearsLookedAt = 5;

/** The capital at the balance date, and how fast its fixed assets are written down. */
export function capitalDetail(basis: DefaultBasis): readonly Assumption[] {
  const { base, years } = basis;
  return [
    atBalanceDate(
      'base_working_capital',
      base,
      workingCapitalOf(base, years.at(-1)),
      'working capital items',
    ),
    atBalanceDate(
      'base_fixed_assets',
      base,
      fixedAssetsOf(base, years.at(-1)),
      'property, plant and equipment',
    ),
    atBalanceDate('base_goodwill_and_intangibles', base, goodwillOf(base), 'goodwill or intangibles'),
    depreciationShare(years),
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
    ? `${amount.sources[0]?.period ?? base.label}: ${amount.composition}`
    : `No ${name} reported on the ${base.label} balance sheet under the tags checked`,
  sources: amount?.sources ?? [],
  external: null,
});

/** From today's share to the median over up to five years: one day's balance is not the year's. */
export function workingCapitalShare({ base, years }: DefaultBasis, forecast: number): Assumption {
  const shares = ratiosOf(years.slice(-yearsLookedAt), (year) => {
    const revenue = sourceOf(year, 'revenue');
    const capital = workingCapitalOf(year);
    return revenue && revenue.figure.value > 0 && capital
      ? { value: capital.value / revenue.figure.value, sources: [...capital.sources, revenue] }
      : null;
  });
  const middle = medianOf(shares);
  const revenueNow = base.figures.revenue?.value ?? 0;
  const capitalNow = workingCapitalOf(base, years.at(-1));
  const today = capitalNow && revenueNow > 0 ? capitalNow.value / revenueNow : null;
  const target = middle ?? today ?? 0;
  const isOfToday = middle === null && today !== null;
  return {
    input: 'working_capital_rate',
    value: straightTo(today ?? target, target, forecast),
    reason:
      middle !== null
        ? reason`From today’s share to the ${shares.values.length}-yr median of ${percent(middle)}; operating working capital over revenue, ${spanOf(shares.periods)}`
        : isOfToday
          ? reason`Today’s share of ${percent(today)}; operating working capital over revenue, ${base.label}, which no fiscal year reports`
          : 'No working capital items reported under the tags checked',
    sources: isOfToday
      ? [...(capitalNow?.sources ?? []), sourceOf(base, 'revenue')].filter((source) => source !== null)
      : shares.sources,
    external: null,
  };
}

/** Depreciation without amortization of acquired intangibles, over the fixed assets at the start of the year. */
function depreciationShare(years: readonly FiscalPeriod[]): Assumption {
  const shares = ratiosOf(years.slice(-yearsLookedAt), (year) => {
    const before = years.find(({ fiscalYear }) => fiscalYear === year.fiscalYear - 1);
    const opening = before && fixedAssetsOf(before);
    const depreciation = sourceOf(year, 'depreciation');
    const own = depreciationOf(year);
    if (!opening || opening.value <= 0 || !depreciation || own === null) return null;
    return { value: own / opening.value, sources: [depreciation, ...opening.sources] };
  });
  const middle = medianOf(shares);
  return {
    input: 'depreciation_rate',
    value: middle ?? 0,
    reason:
      middle !== null
        ? reason`${shares.values.length}-yr median of ${percent(middle)}; depreciation over opening fixed assets, ${spanOf(shares.periods)}`
        : 'No depreciation with opening fixed assets reported under the tags checked',
    sources: shares.sources,
    external: null,
  };
}

/** The trailing amortization until the acquired intangibles are used up: no investment renews them. */
export function acquiredAmortization({ base, years }: DefaultBasis, forecast: number): Assumption {
  // Many filers give both once a year.
  const period = [base, ...years.slice(-1)].find(({ figures }) => figures.intangibleAmortization) ?? base;
  const amortization = sourceOf(period, 'intangibleAmortization');
  const intangibles = sourceOf(base, 'intangibleAssets') ?? sourceOf(period, 'intangibleAssets');
  const additions = amortization && sourceOf(period, 'capitalizedSoftware');
  const yearly = acquiredAmortizationOf(period);
  let left = intangibles?.figure.value ?? 0;
  const value = Array.from({ length: forecast }, () => {
    const ofYear = Math.min(yearly, Math.max(left, 0));
    left -= ofYear;
    return ofYear;
  });
  return {
    input: 'acquired_amortization',
    value,
    reason:
      amortization && intangibles
        ? `${additions ? `Amortization less additions of software, ${period.label}` : `Same as ${period.label}`}, until the acquired intangibles on the balance sheet are fully amortized`
        : 'No acquired intangibles with amortization reported under the tags checked',
    sources: [amortization, additions, intangibles].filter((source) => source !== null),
    external: null,
  };
}
