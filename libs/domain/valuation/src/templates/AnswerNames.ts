import type { Reason } from '@finance-analyst/foundation';
import type { Evaluator } from '@finance-analyst/model-engine';
import type { ImpliedDriver } from '../reverse-dcf/ImpliedDriver.js';
import type { ImpliedGrowth } from '../reverse-dcf/impliedRevenueGrowth.js';
import type { AxisLimits } from '../sensitivity/axisAround.js';

/** A number of the terminal value that a sensitivity varies, in steps. */
export interface TerminalAssumption {
  readonly input: string;
  readonly step: number;
  /** What its model's checks allow; anything without it. */
  readonly limits?: AxisLimits;
  /** It counts only with this choice. */
  readonly when?: { readonly input: string; readonly is: string };
  /** Why a step is also how far it may lie from its default, for one that no history is known of. */
  readonly stepIsRange?: Reason;
}

/** A value per share that a method without discounting gives, and the assumption that it rests on. */
export interface DirectValue {
  readonly method: 'ffoMultiple' | 'netAssets';
  /** The line of the value per share. */
  readonly line: string;
  readonly input: string;
  /** How far a range moves the input in either direction. */
  readonly step: number;
}

/** The answers of a method whose value does not discount flows: no rate, and nothing after the forecast. */
export interface UndiscountedAnswers {
  readonly rate: null;
  readonly terminalAssumptions: readonly [];
  readonly values: readonly DirectValue[];
  readonly impliedByPrice: DiscountedAnswers['impliedByPrice'];
  readonly impliedInput: DiscountedAnswers['impliedInput'];
}

/** Why a method without a rate has no answer that needs one. */
export const noRate = 'This method does not discount, so no rate affects the value.';

/** What the answers beside the value per share take from a method's model, by its own names. */
export type AnswerNames = DiscountedAnswers | UndiscountedAnswers;

/** The answers of a method that discounts what it values. */
export interface DiscountedAnswers {
  /** The line of the rate that discounts what the method values: the cost of capital, or of equity. */
  readonly rate: string;
  /** What it is, within a sentence. */
  readonly rateName: string;
  /** The input that sets this rate as one number, with the choice that makes it count. */
  readonly givenRate: {
    readonly input: string;
    readonly choices: Readonly<Record<string, string>>;
    /** The components of the rate that have a default from other inputs, and no effect on the value beside it. */
    readonly components: readonly string[];
  };
  /** The choices that make it the rate of all years, those after the forecast included. */
  readonly rateOfAllYears: Readonly<Record<string, string>>;
  /** What the sensitivity varies beside the rate: the first that counts. */
  readonly terminalAssumptions: readonly TerminalAssumption[];
  /** The line of the present value of what the forecast years add. */
  readonly presentValue: string;
  /** The line that carries present values forward to the day of the value; without it they are of that day. */
  readonly carriedForward?: string;
  /**
   * The driver, the same in every forecast year and all else equal, at which value per share equals a price; or the
   * multiple that a price is.
   */
  readonly impliedByPrice: (evaluator: Evaluator, pricePerShare: number) => ImpliedGrowth;
  /** The input that this is of: with it, in every year, value per share equals the price. */
  readonly impliedInput: (evaluator: Evaluator) => string;
  /** All that a price implies, one driver at a time, in their order; only the above without it. */
  readonly impliedDrivers?: readonly ImpliedDriver[];
}
