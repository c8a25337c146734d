import type { CompanyFundamentals, FiscalPeriod } from '@finance-analyst/market';
import type { Valuation } from '../saved-model/Valuation.js';

/** What the other methods take from a valuation by free cash flow to the firm. */
export interface OtherMethodBasis {
  readonly fundamentals: CompanyFundamentals;
  /** The twelve months behind the forecast. */
  readonly base: FiscalPeriod;
  readonly years: number;
  /** A figure of the model by its name. */
  readonly at: (name: string) => number;
  /** The figures of a line by forecast year. */
  readonly path: (name: string) => readonly number[];
  /** What belongs to shareholders beside operations, less what others own of the company: of the model's bridge, without debt. */
  readonly netAssets: number;
}

/** Null for a model by another method, or without a value. */
export function otherMethodBasis({
  body,
  fundamentals,
  method,
  evaluator,
  model,
}: Valuation): OtherMethodBasis | null {
  const isOfFirm = method.answers.rate === 'wacc' && model.inputs.some(({ name }) => name === 'balance_date');
  const base = method.basePeriod(fundamentals);
  if (!isOfFirm || !base || !evaluator.read('value_per_share').ok) return null;
  const at = (name: string): number => evaluator.number(name);
  return {
    fundamentals,
    base,
    years: body.years,
    at,
    path: (name) => Array.from({ length: body.years }, (_, year) => evaluator.number(name, year + 1)),
    netAssets:
      at('cash') +
      at('non_operating_assets') +
      at('associates') -
      at('pension_claim') -
      at('minority_interest') -
      at('preferred_equity'),
  };
}
