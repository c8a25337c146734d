import { median } from '@finance-analyst/finance-math';
import { number, percent, reason, type Reason } from '@finance-analyst/foundation';
import type { FiscalPeriod } from '@finance-analyst/market';
import type { Assumption, AssumptionSource } from '../default-assumptions/Assumption.js';
import { sourceOf, spanOf } from '../default-assumptions/statementHistory.js';
import { acquiredCapital, type AcquiredCapital } from './acquiredCapital.js';
import type { OpenQuestion } from './CompanyDefaults.js';
import type { DefaultBasis } from './DefaultBasis.js';
import { notableAcquisitions } from './notableAcquisitions.js';
import { fixedAssetsOf } from './fixedAssetsOf.js';
import { workingCapitalOf } from './workingCapitalOf.js';

const yearsLookedAt = 5;
/** Incremental figures jump; within these factors of the average they are taken as stable. */
const stableFactor = 2;
/** Beyond these a company needs no capital, or has lost most of it: neither lasts. */
export const lowestSalesToCapital = 0.1;
export const highestSalesToCapital = 10;

interface CapitalYear {
  readonly year: FiscalPeriod;
  readonly revenue: number;
  readonly capital: number;
  readonly sources: readonly AssumptionSource[];
}

/**
 * Revenue added per unit of capital invested: over the last five fiscal years where that is stable, else average
 * revenue per unit of invested capital. Negative working capital is left out where it exceeds the fixed assets:
 * customers and suppliers do not finance all growth. Where growth was bought in part, capital includes what acquisitions
 * cost: filings do not tell the revenue that they added, so it stays in growth and is paid for, now and in the forecast.
 * Source: Damodaran, Investment Valuation, 3rd ed., chapter 11.
 */
export function salesToCapital(basis: DefaultBasis): {
  /** The ratio in every year. */
  readonly assumption: Assumption;
  readonly question: OpenQuestion | null;
  /** The ratio within a sentence, and what it is computed from. */
  readonly words: { readonly ratio: Reason; readonly from: Reason };
} {
  const recent = basis.years.slice(-yearsLookedAt - 1);
  const whole = recent.flatMap((year) => capitalYear(year, true) ?? []);
  const isWhole = whole.length > 0 && whole.every(({ capital }) => capital > 0);
  const operating = isWhole ? whole : recent.flatMap((year) => capitalYear(year, false) ?? []);
  const bought = notableAcquisitions(basis);
  const acquired = bought === null ? null : acquiredCapital(recent);
  const used = acquired ? withAcquired(operating, acquired) : operating;
  const turnover = median(used.slice(-yearsLookedAt).map(({ revenue, capital }) => revenue / capital));
  const of = `${isWhole ? 'invested capital' : 'net fixed assets'}${acquired ? ` ${acquired.composition}` : ''}`;
  if (!turnover.ok) {
    const words = {
      ratio: 'revenue equal to capital',
      from: 'no fixed assets reported under the tags checked',
    };
    return {
      words,
      assumption: constant(1, words, []),
      question: {
        input: 'sales_to_capital',
        isNeeded: false,
        text: reason`No fixed assets are reported under the tags checked, so the capital that growth needs is unknown. Enter the revenue added per unit of capital.`,
      },
    };
  }
  const added = incremental(used);
  const isStable =
    added !== null && added < turnover.value * stableFactor && added > turnover.value / stableFactor;
  const filed = isStable ? added : turnover.value;
  const value = Math.min(Math.max(filed, lowestSalesToCapital), highestSalesToCapital);
  const shown = isStable ? used : used.slice(-yearsLookedAt);
  const span = spanOf(shown.map(({ year }) => year.label));
  const what = isStable
    ? reason`${number(filed, 2)} of revenue added per unit of ${of} added`
    : reason`revenue of ${number(filed, 2)} times ${of}, ${shown.length}-yr median`;
  const words = {
    ratio: value === filed ? what : reason`${what}, limited to ${number(value, 1)}`,
    from: reason`${span}${bought === null ? '' : reason`; acquisitions of ${percent(bought, 0)} of revenue count as reinvestment`}`,
  };
  return {
    words,
    assumption: constant(
      value,
      words,
      shown.flatMap(({ sources }) => sources),
    ),
    question:
      value === filed
        ? null
        : {
            input: 'sales_to_capital',
            isNeeded: false,
            text: reason`Revenue is ${number(filed, 2)} times ${of}, outside the usual range, so the default is one unit of capital for every ${number(value, 1)} of added revenue. Enter the ratio you expect.`,
          },
  };
}

const constant = (
  value: number,
  { ratio, from }: ReturnType<typeof salesToCapital>['words'],
  sources: readonly AssumptionSource[],
): Assumption => ({
  input: 'sales_to_capital',
  value,
  reason: reason`Constant at ${ratio}; ${from}`,
  sources,
  external: null,
});

/** Null where the year lacks revenue or capital: without its working capital, a year beside others would show a jump. */
function capitalYear(year: FiscalPeriod, withWorkingCapital: boolean): CapitalYear | null {
  const revenue = sourceOf(year, 'revenue');
  const fixed = fixedAssetsOf(year);
  const working = withWorkingCapital ? workingCapitalOf(year) : null;
  if (!revenue || revenue.figure.value <= 0 || !fixed || fixed.value <= 0) return null;
  if (withWorkingCapital && !working) return null;
  return {
    year,
    revenue: revenue.figure.value,
    capital: fixed.value + (working?.value ?? 0),
    sources: [revenue, ...fixed.sources, ...(working?.sources ?? [])],
  };
}

/** The years in which the cost of acquisitions is known, with it. */
const withAcquired = (years: readonly CapitalYear[], { byYear }: AcquiredCapital): readonly CapitalYear[] =>
  years.flatMap(({ year, revenue, capital, sources }) => {
    const acquired = byYear.get(year);
    return acquired
      ? [{ year, revenue, capital: capital + acquired.value, sources: [...sources, ...acquired.sources] }]
      : [];
  });

/** Revenue added over capital added from the first to the last year; null if either fell. */
function incremental(years: readonly CapitalYear[]): number | null {
  const first = years[0];
  const last = years.at(-1);
  if (!first || !last) return null;
  const revenue = last.revenue - first.revenue;
  const capital = last.capital - first.capital;
  return revenue > 0 && capital > 0 ? revenue / capital : null;
}
