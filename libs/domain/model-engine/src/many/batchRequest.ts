import type { Figure, FigureRef } from '../evaluation/figure.js';
import type { InputProblem, InputValues } from '../evaluation/inputValues.js';

/** What is computed for many sets of inputs at once. A set of inputs is called a lane. */
export interface BatchRequest {
  /** The figures wanted of each lane; only what they depend on is computed. */
  readonly outputs: readonly FigureRef[];
  /** The inputs that differ between lanes. A series without `period` has one figure for all its periods. */
  readonly varying: readonly FigureRef[];
  /** The other inputs, the same in all lanes. What follows from them alone is computed once. */
  readonly fixed: InputValues;
}

/** Why lanes have no figure. */
export interface BatchFailures {
  /** By output and lane: 0 where there is a figure, else the position in `reasons` plus 1. */
  readonly codes: readonly Uint32Array[];
  /** Each once, in the order of the lanes. */
  readonly reasons: readonly (Figure & { readonly ok: false })[];
}

/**
 * A model prepared for many lanes. A column holds the figures of one varying input by lane, in the order of `varying`: a
 * number, 0 or 1 for a flag, for a choice the position of its option, for a date its day number.
 */
export interface Batch {
  /**
   * The outputs by lane, in the order of `outputs`, written to `results` if given; NaN where a figure cannot be computed.
   * Every figure is bit for bit that of an evaluator with the inputs of its lane. Throws a RangeError when columns or
   * results are missing or of different lengths, or a column holds what its input cannot take; the results of lanes before
   * that one may be written then.
   */
  run(columns: readonly Float64Array[], results?: readonly Float64Array[]): readonly Float64Array[];
  /** The reasons why `run` gave NaN for these columns: those that an evaluator gives. */
  failures(columns: readonly Float64Array[], results: readonly Float64Array[]): BatchFailures;
}

/** A batch, or everything that is wrong with the inputs that all lanes share. */
export type BatchResult =
  | { readonly ok: true; readonly batch: Batch }
  | { readonly ok: false; readonly problems: readonly InputProblem[] };
