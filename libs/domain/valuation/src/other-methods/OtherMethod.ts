import type { Result } from '@finance-analyst/foundation';
import type { CompiledModel, Evaluator } from '@finance-analyst/model-engine';
import type { Assumption } from '../default-assumptions/Assumption.js';

export const otherMethodNames = [
  'freeCashFlowToEquity',
  'dividendDiscount',
  'residualIncome',
  'earningsPower',
] as const;
export type OtherMethodName = (typeof otherMethodNames)[number];

/** What a method beside that of a model makes of the same company, on the assumptions of the model and its filings. */
export interface OtherMethod {
  readonly method: OtherMethodName;
  /** Its inputs and value, or why the method does not fit the company. */
  readonly answer: Result<OtherMethodAnswer>;
}

/** How a present value at the balance date becomes that of the valuation date. */
export interface CarriedForward {
  /** The line that is carried forward at the cost of equity. */
  readonly line: string;
  /** From the balance date to the valuation date. */
  readonly years: number;
  /** Half a year where cash arrives through the year, as in the model; the templates discount from its end. */
  readonly halfYear: 0 | 0.5;
  /** A line that is added as it is, before the division by the line of shares; none where the carried line is per share. */
  readonly beside?: { readonly added: string; readonly shares: string };
}

export interface OtherMethodAnswer {
  readonly model: CompiledModel;
  readonly evaluator: Evaluator;
  /** The inputs that are not left at the defaults of the template, in the order of its text. */
  readonly assumptions: readonly Assumption[];
  /** Per share on the valuation date, over one step of the rate in either direction. */
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  /** Null where the value of the model is that of the valuation date. */
  readonly carried: CarriedForward | null;
}
