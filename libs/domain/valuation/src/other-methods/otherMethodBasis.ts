import type { CompanyFundamentals, FiscalPeriod } from '@finance-analyst/market';
import { netClaims } from '../comparables/netClaims.js';
import type { HistoricalYear } from '../history/HistoricalYear.js';
import type { Valuation } from '../saved-model/Valuation.js';

/** What the other methods take from a valuation by free cash flow to the firm. */
export interface OtherMethodBasis {
  readonly fundamentals: CompanyFundamentals;
  /** The twelve months behind the forecast. */
  readonly base: FiscalPeriod;
  readonly history: readonly HistoricalYear[];
  readonly years: number;
  /** Whether the model discounts from the middle of a year. */
  readonly isMidYear: boolean;
  /** A figure of the model by its name, of a series by its period; NaN for one that it cannot compute. */
  readonly at: (name: string, period?: number) => number;
  /** The figures of a line by forecast year. */
  readonly path: (name: string) => readonly number[];
  /** What belongs to shareholders beside operations, less what others own of the company: of the model's bridge, without debt. */
  readonly netAssets: number;
}

/** Null for a model by another method, without a value, or with an error of its own. */
export function otherMethodBasis({
  body,
  fundamentals,
  method,
  evaluator,
  model,
  history,
  rows,
}: Valuation): OtherMethodBasis | null {
  const isOfFirm = method.answers.rate === 'wacc' && model.inputs.some(({ name }) => name === 'balance_date');
  const base = method.basePeriod(fundamentals);
  if (!isOfFirm || !base || !evaluator.read('value_per_share').ok) return null;
  if (evaluator.checks().some(({ passed, severity }) => !passed && severity === 'error')) return null;
  const read: OtherMethodBasis['at'] = (name, period) => {
    const figure = evaluator.read(name, period);
    return figure.ok ? figure.value : Number.NaN;
  };
  const has = (name: string): boolean => model.itemByName.has(name);
  const at: OtherMethodBasis['at'] = (name, period) => {
    // What became shares is no debt.
    if (name === 'debt' && has('converted_debt')) return read('debt') - read('converted_debt');
    return read(name === 'minority_interest' && has('minority_claim') ? 'minority_claim' : name, period);
  };
  return {
    fundamentals,
    base,
    history,
    years: body.years,
    isMidYear: rows.get('discounting')?.value === 'mid_year',
    at,
    path: (name) => Array.from({ length: body.years }, (_, year) => at(name, year + 1)),
    netAssets: -netClaims((item) => (item === 'debt' ? 0 : at(item)), at('pension_claim')),
  };
}
