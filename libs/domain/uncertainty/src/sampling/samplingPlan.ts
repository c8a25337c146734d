import type { FigureRef } from '@finance-analyst/model-engine';
import type { Distribution } from '../distributions/distribution.js';

/** An input that is not known, and what is known of it. */
export interface UncertainInput extends FigureRef {
  /**
   * `value`: a draw is the input's figure, in all periods if no period is named. `shift`: a draw is added to the input's
   * figures, so that a series keeps its shape.
   */
  readonly effect: 'value' | 'shift';
  readonly distribution: Distribution;
}

/** How draws are spread: independently, or over Latin hypercubes. */
export type Sampling =
  | { readonly kind: 'plain' }
  /**
   * Independent Latin hypercubes of equal size. In each, every variable has one draw in each of as many equally likely
   * strata as there are paths; correlated variables after the first have them only before they are combined.
   */
  | { readonly kind: 'latin-hypercube'; readonly designs: number };

/** All that the draws depend on. Plain data: equal plans give equal draws, to the last bit, on any host. */
export interface SamplingPlan {
  /** An integer from 0 to 2⁵³ − 1. */
  readonly seed: number;
  readonly paths: number;
  /** How draws are made and figures summed, `methodVersion` for a new plan: another one, other draws. Without it, 1. */
  readonly methodVersion?: number;
  readonly sampling: Sampling;
  readonly variables: readonly UncertainInput[];
  /** By variable and variable, of the normal figures behind them (a Gaussian copula); none if left out. */
  readonly correlations?: readonly (readonly number[])[];
}

/** An input in a reason, marked so that a screen can write its label in place of the name. */
export const quotedName = (name: string): string => `“${name}”`;

/** The name by which a variable's draws are found. */
export const variableName = ({ name, period }: FigureRef): string =>
  period === undefined ? name : `${name}[${period}]`;
