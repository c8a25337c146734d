import type { Formula } from '../analysis/formula.js';
import type { CompiledModel } from '../compiledModel.js';
import type { CheckResult, FigureFormatter } from './checkResult.js';
import type { Derivation } from './derivation.js';
import type { Figure } from './figure.js';
import type { InputFigure, InputValues } from './inputValues.js';

/**
 * A model with figures. Periods are numbered as in its timeline: 1 is the first forecast period, 0 the base where a line
 * has one. A name or period that does not exist reads as a figure that cannot be computed.
 */
export interface Evaluator {
  readonly model: CompiledModel;
  /** One figure. A scalar needs no period. */
  read(name: string, period?: number): Figure;
  /** The figures of all periods of a series without those that `from` gives; of a scalar, its one figure. */
  readSeries(name: string): readonly Figure[];
  /** The same as `read`, as a bare number: NaN when it cannot be computed. */
  number(name: string, period?: number): number;
  /**
   * A formula of this model or a part of one, in a period, or in a year of a timeline in quarters, as a bare number: NaN
   * when it cannot be computed.
   */
  compute(formula: Formula, period: number, isYearly?: boolean): number;
  /**
   * Changes an input and computes what depends on it. Without `period` a series changes in all periods. Throws a
   * RangeError when there is no such input or period, or the value is not one that the input can take.
   */
  set(name: string, value: InputFigure | null, period?: number): void;
  /** The inputs as they stand, in the form in which `createEvaluator` takes them. */
  inputs(): InputValues;
  /** One figure, its formula and the figures that went in. */
  explain(name: string, period?: number): Derivation;
  /** The checks of the model; figures in their messages are written by `format`. */
  checks(format?: FigureFormatter): readonly CheckResult[];
  /** A copy that changes on its own. */
  fork(): Evaluator;
}
