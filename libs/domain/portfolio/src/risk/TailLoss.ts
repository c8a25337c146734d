import type { RiskSample } from './RiskSample.js';

/** The loss at a level and the mean of the losses beyond it. Above 0 is a loss, below 0 a gain; fractions. */
export interface TailLoss {
  readonly valueAtRisk: number;
  readonly expectedShortfall: number;
}

/** One of them, with what it is based on. */
export interface LossAtLevel extends RiskSample {
  /** A fraction of the value at the start of the horizon; below 0 where even this outcome is a gain. */
  readonly loss: number;
}
