import type { CompanyFundamentals, FiscalPeriod } from '@finance-analyst/market';
import { evaluateValuation } from '../saved-model/evaluateValuation.js';
import type { Valuation } from '../saved-model/Valuation.js';
import type { HistoricalYear } from './HistoricalYear.js';
import { twelveMonthsBefore } from './twelveMonthsBefore.js';

/** A quarter or the trailing twelve months in the terms of the model. */
export interface InterimPeriod {
  readonly year: HistoricalYear;
  /** The model with this period, and the same one a year before, as its past: what explains its figures. */
  readonly valuation: Valuation;
}

const known = new WeakMap<CompanyFundamentals, Map<string, readonly InterimPeriod[]>>();

/** Whether a model carries quarters or newer twelve months; costs nothing. */
export const hasInterimPeriods = ({ fundamentals }: Pick<Valuation, 'fundamentals'>): boolean =>
  fundamentals.quarterly.length > 0 || newerTwelveMonths(fundamentals) !== null;

/** The trailing twelve months, unless they are the newest fiscal year. */
const newerTwelveMonths = ({
  annual,
  trailingTwelveMonths: trailing,
}: CompanyFundamentals): FiscalPeriod | null =>
  trailing && trailing.end !== annual.at(-1)?.end ? trailing : null;

/**
 * The quarters of a model, oldest first, then its trailing twelve months. Each is computed as the method computes a
 * fiscal year, with the same period a year before as the year before it. Computed once for each company.
 */
export function interimPeriods({ body, fundamentals }: Valuation): readonly InterimPeriod[] {
  const ofCompany = known.get(fundamentals) ?? new Map<string, readonly InterimPeriod[]>();
  const before = ofCompany.get(body.template.hash);
  if (before) return before;
  const { quarterly } = fundamentals;
  const trailing = newerTwelveMonths(fundamentals);
  const pairs: readonly (readonly [FiscalPeriod | null | undefined, FiscalPeriod])[] = [
    ...quarterly.map(
      (period) =>
        [
          quarterly.find(
            ({ fiscalYear, quarter }) => fiscalYear === period.fiscalYear - 1 && quarter === period.quarter,
          ),
          period,
        ] as const,
    ),
    ...(trailing ? [[twelveMonthsBefore(trailing, quarterly), trailing] as const] : []),
  ];
  const periods = pairs.flatMap(([yearBefore, period]): readonly InterimPeriod[] => {
    const result = evaluateValuation(body, {
      ...fundamentals,
      annual: [...(yearBefore ? [yearBefore] : []), period],
      quarterly: [],
      trailingTwelveMonths: null,
    });
    const year = result.ok ? result.valuation.history.at(-1) : undefined;
    return result.ok && year ? [{ year, valuation: result.valuation }] : [];
  });
  known.set(fundamentals, ofCompany.set(body.template.hash, periods));
  return periods;
}
