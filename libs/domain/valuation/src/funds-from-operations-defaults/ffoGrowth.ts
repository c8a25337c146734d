import { compoundAnnualGrowthRate } from '@finance-analyst/finance-math';
import { percent, reason } from '@finance-analyst/foundation';
import type { CompanyFundamentals } from '@finance-analyst/market';
import type { OpenQuestion } from '../company-defaults/CompanyDefaults.js';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { fadeTo } from '../default-assumptions/fadeTo.js';
import { highestStartingGrowth, lowestStartingGrowth } from '../default-assumptions/revenueGrowth.js';
import { yearsOfHistory } from '../default-assumptions/statementHistory.js';
import { longRunNominalGrowth } from '../derived-defaults/terminalGrowth.js';
import { fundsFromOperationsOf } from './fundsFromOperations.js';

/** Compound growth of FFO over up to three fiscal years; null without two years of FFO above 0. */
function filedGrowth({ annual }: CompanyFundamentals) {
  const known = annual.flatMap((year) => {
    const ffo = fundsFromOperationsOf(year);
    return ffo && ffo.value > 0 ? [ffo] : [];
  });
  const last = known.at(-1);
  const first =
    last && known.find(({ period }) => period.fiscalYear >= last.period.fiscalYear - yearsOfHistory);
  if (!first || first === last) return null;
  const span = last.period.fiscalYear - first.period.fiscalYear;
  const growth = compoundAnnualGrowthRate(first.value, last.value, span);
  return growth.ok ? { value: growth.value, span, first, last } : null;
}

const startOf = (growth: number): number =>
  Math.min(Math.max(growth, lowestStartingGrowth), highestStartingGrowth);

/** The growth of FFO in recent years, fading to long-run nominal growth. */
export function ffoGrowth(fundamentals: CompanyFundamentals, years: number): Assumption {
  const filed = filedGrowth(fundamentals);
  const longRun = percent(longRunNominalGrowth);
  if (!filed)
    return {
      input: 'ffo_growth',
      value: Array.from({ length: years }, () => longRunNominalGrowth),
      reason: reason`Long-run nominal growth of ${longRun}; fewer than two years of FFO above zero in the filings`,
      sources: [],
      external: null,
    };
  const { value, span, first, last } = filed;
  const start = startOf(value);
  return {
    input: 'ffo_growth',
    value: fadeTo(start, longRunNominalGrowth, years),
    reason: reason`${start === value ? percent(start) : reason`Growth, limited to ${percent(start, 0)},`} fades to long-run nominal growth of ${longRun}; FFO grew ${percent(value)} a year over ${span} ${span === 1 ? 'year' : 'years'}, ${first.period.label} to ${last.period.label}`,
    sources: [...first.sources, ...last.sources],
    external: null,
  };
}

/** Asks for the growth where that of the filings is outside the usual range; null if it is within. */
export function ffoGrowthQuestion(fundamentals: CompanyFundamentals): OpenQuestion | null {
  const filed = filedGrowth(fundamentals);
  if (!filed || startOf(filed.value) === filed.value) return null;
  return {
    input: 'ffo_growth',
    isNeeded: false,
    text: reason`FFO grew ${percent(filed.value)} a year, outside the usual range, so the forecast starts at ${percent(startOf(filed.value), 0)}. Enter the growth you expect.`,
  };
}
