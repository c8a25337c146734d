import { median } from '@finance-analyst/finance-math';
import type { Result } from '@finance-analyst/foundation';
import {
  sessionsUpTo,
  type CompanyFundamentals,
  type FiscalPeriod,
  type Quote,
} from '@finance-analyst/market';
import { currentShares } from '../company-defaults/companyBridge.js';
import { historicalYears } from '../history/historicalYears.js';
import { sourceOf } from '../default-assumptions/statementHistory.js';
import { quickBasePeriod } from './quickBasePeriod.js';
import { quickIncome } from './quickIncome.js';
import type { QuickHistory, QuickHistorySeries, QuickHistoryYear } from './QuickHistory.js';
import type { QuickBasis } from './QuickInputs.js';
import { incomeToDivideBy, quickMultiple } from './quickMultiple.js';

/** The most fiscal years in a history. */
export const longestHistory = 10;

/** Closing prices in a currency, oldest first, as `/api/market-data/historical` gives them. */
export interface QuickCloses {
  readonly currency: string;
  readonly bars: readonly { readonly date: string; readonly close: number }[];
}

function closeAt(closes: QuickCloses | null, end: string): number | null {
  const bar = closes?.bars.findLast(({ date }) => date <= end);
  const sessions = sessionsUpTo(end);
  return bar && sessions && bar.date >= sessions.from ? bar.close : null;
}

function multipleAtEnd(
  fundamentals: CompanyFundamentals,
  period: FiscalPeriod,
  closes: QuickCloses | null,
  basis: QuickBasis,
): Result<number> {
  // A loss has no multiple at any price.
  const income = incomeToDivideBy(period, period, basis);
  if (!income.ok) return income;
  const price = closeAt(closes, period.end);
  if (price === null) return { ok: false, reason: `No price is available for the end of ${period.label}.` };
  if (closes?.currency !== period.currency)
    return {
      ok: false,
      reason: `Prices are in ${closes?.currency ?? ''}, statements in ${period.currency}.`,
    };
  // It is unknown whether a source's old prices are split-adjusted.
  if ((fundamentals.shareBasisChanges ?? []).some(({ filed }) => filed > period.end))
    return {
      ok: false,
      reason: `A split after ${period.label} changed the share count, so its price is not comparable.`,
    };
  return quickMultiple(fundamentals, period, price, basis);
}

function netMarginOf(period: FiscalPeriod): Result<number> {
  const income = quickIncome(period, period, 'net-income');
  const revenue = sourceOf(period, 'revenue')?.figure.value;
  if (income === null || revenue === undefined || revenue <= 0)
    return {
      ok: false,
      reason: `No net income and revenue reported for ${period.label} under the tags checked.`,
    };
  return { ok: true, value: income / revenue };
}

function seriesOf(years: readonly QuickHistoryYear[]): QuickHistorySeries {
  const values = years.flatMap(({ figure }) => (figure.ok ? [figure.value] : []));
  const middle = median(values);
  const [reason = 'No fiscal years are available.'] = years
    .flatMap(({ figure }) => (figure.ok ? [] : [figure.reason]))
    .reverse();
  return {
    years,
    summary: middle.ok
      ? {
          ok: true,
          value: {
            median: middle.value,
            low: Math.min(...values),
            high: Math.max(...values),
            count: values.length,
          },
        }
      : { ok: false, reason },
  };
}

/** The company's own growth, margin and multiple of up to ten fiscal years, each figure computed from filed ones. */
export function quickHistoryOf(
  fundamentals: CompanyFundamentals,
  basis: QuickBasis,
  prices: { readonly closes: QuickCloses | null; readonly quote: Quote | null },
): QuickHistory {
  const past = historicalYears(fundamentals).slice(-longestHistory);
  const series = (figureOf: (year: (typeof past)[number]) => Result<number>): QuickHistorySeries =>
    seriesOf(past.map((year) => ({ label: year.period.label, figure: figureOf(year) })));
  const plain = (figure: Result<number>): Result<number> =>
    figure.ok ? { ok: true, value: figure.value } : figure;
  const base = quickBasePeriod(fundamentals, basis);
  const { quote, closes } = prices;
  return {
    growth: series(({ figures }) => plain(figures.revenue_growth)),
    finalMargin: series(({ period, figures }) =>
      basis === 'net-income' ? netMarginOf(period) : plain(figures.operating_margin),
    ),
    multiple: series(({ period }) => multipleAtEnd(fundamentals, period, closes, basis)),
    multipleToday: {
      label: base?.label ?? null,
      figure:
        !quote || !base
          ? { ok: false, reason: 'No price is available.' }
          : quote.currency !== base.currency
            ? { ok: false, reason: `The price is in ${quote.currency}, statements in ${base.currency}.` }
            : quickMultiple(
                fundamentals,
                base,
                quote.price,
                basis,
                currentShares({ fundamentals, base, years: fundamentals.annual })?.value,
              ),
    },
  };
}
