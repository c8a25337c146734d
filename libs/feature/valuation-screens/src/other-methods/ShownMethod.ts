import type { OtherMethodValue, Valuation } from '@finance-analyst/valuation';
import type { Writing } from '../derivation/Writing.js';

/** A method beside that of a model, with how its derivation is written. */
export interface ShownMethod {
  readonly valuation: Valuation;
  readonly answer: OtherMethodValue;
  readonly writing: Writing;
}

/** The line with the rate that a method discounts at, in its model and in that of the company. */
export const rateLineOf = ({ carried: { rate } }: OtherMethodValue): 'wacc' | 'cost_of_equity' =>
  rate === 'given_wacc' ? 'wacc' : 'cost_of_equity';
