import type { CompanyFundamentals } from '@finance-analyst/market';
import { adjustedIncomeOf } from '../company-defaults/adjustedIncomeOf.js';
import { basisOf } from '../company-defaults/basisOf.js';
import type { DefaultBasis } from '../company-defaults/DefaultBasis.js';
import { depreciationOf } from '../company-defaults/depreciationOf.js';
import type { AssumptionSource } from '../default-assumptions/Assumption.js';
import { sourceOf } from '../default-assumptions/statementHistory.js';

interface BaseEbitda {
  /** In the currency of the statements. */
  readonly value: number;
  readonly sources: readonly AssumptionSource[];
}

/** EBITA of the base period plus its depreciation, or that of the fiscal year where the period leaves it out. */
export function baseEbitda({ base, years }: Pick<DefaultBasis, 'base' | 'years'>): BaseEbitda | null {
  const year = years.at(-1);
  const income = adjustedIncomeOf(base, year);
  const period = [base, ...years.slice(-1)].find(({ figures }) => figures.depreciation);
  const depreciation = period && depreciationOf(period, year);
  const source = period && sourceOf(period, 'depreciation');
  if (!income || !source || typeof depreciation !== 'number') return null;
  return { value: income.value + depreciation, sources: [...income.sources, source] };
}

/** The same of a company; null if free cash flow to the firm does not fit it. */
export function baseEbitdaOf(fundamentals: CompanyFundamentals): BaseEbitda | null {
  const basis = basisOf({ fundamentals, quote: null });
  return basis.ok ? baseEbitda(basis.value) : null;
}
