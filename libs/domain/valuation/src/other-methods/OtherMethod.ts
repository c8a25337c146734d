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

export interface OtherMethodAnswer {
  readonly model: CompiledModel;
  /** The model with its inputs; its value is that of the balance date. */
  readonly evaluator: Evaluator;
  /** The inputs that are not left at the defaults of the template, in the order of its text. */
  readonly assumptions: readonly Assumption[];
  /** Per share on the valuation date, over one step of the rate in either direction. */
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  /** Years that the value at the balance date is carried forward at the cost of equity; 0 for a value of today. */
  readonly carriedYears: number;
}
