import type { Reason, Result } from '@finance-analyst/foundation';
import type { CompiledModel, Evaluator } from '@finance-analyst/model-engine';
import type { Assumption } from '../default-assumptions/Assumption.js';

export const otherMethodNames = [
  'freeCashFlowToEquity',
  'dividendDiscount',
  'residualIncome',
  'earningsPower',
] as const;
/** One of the methods beside free cash flow to the firm. */
export type OtherMethodName = (typeof otherMethodNames)[number];

/** What a method beside that of a model makes of the same company, on the assumptions of the model and its filings. */
export interface OtherMethod {
  readonly method: OtherMethodName;
  /** Its inputs and value, or why the method does not fit the company. */
  readonly answer: Result<OtherMethodAnswer>;
}

/** The rate that a method discounts at: that of the model, or one beside it in a range, with where it comes from. */
export interface RateOfMethod {
  readonly value: number;
  readonly reason: Reason;
}

/** How a present value at the balance date becomes that of the valuation date. */
export interface CarriedForward {
  /** The line that is carried forward. */
  readonly line: string;
  /** The input with the rate at which it is. */
  readonly rate: 'given_cost_of_equity' | 'given_wacc';
  /** From the balance date to the valuation date. */
  readonly years: number;
  /** What cash that arrives before the ends of whole years adds, as in the model; the templates discount from those ends. */
  readonly yearsEarlier: number;
  /** What 1 a year without growth or end is worth on the valuation date in the periods of the model, from which `yearsEarlier` follows. */
  readonly levelCash?: number;
  /** Lines that are added or subtracted as they are, before the division by the line of shares; none where the carried line is per share. */
  readonly beside?: {
    readonly added: readonly string[];
    readonly subtracted: readonly string[];
    readonly shares: string;
  };
}

/** The value of a method at a rate, and the model that gives it. */
export interface OtherMethodValue {
  readonly model: CompiledModel;
  readonly evaluator: Evaluator;
  /** The inputs that are not left at the defaults of the template, in the order of its text. */
  readonly assumptions: readonly Assumption[];
  readonly carried: CarriedForward;
  /** How far its rate is from that of the model, a fraction: 0 in the middle of the range. */
  readonly step: number;
  /** Per share on the valuation date. */
  readonly value: number;
}

/** Over one step of the rate in either direction, per share on the valuation date. */
export interface OtherMethodAnswer extends Omit<OtherMethodValue, 'value' | 'step'> {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  /** The model behind each of them. */
  readonly at: Readonly<Record<'low' | 'middle' | 'high', OtherMethodValue>>;
}
