import { number, percent, reason, type Reason, type ReasonFigure } from '@finance-analyst/foundation';

/** A figure of a model that a range moves by a step. */
export interface Stepped {
  /** As its line or input is called: `Cost of equity`. */
  readonly label: string;
  /** What the model has; a rate is a fraction. */
  readonly own: number;
  /** How far the range moves it: 0 in the middle. */
  readonly by: number;
  /** A multiple otherwise. */
  readonly isRate: boolean;
  /** The step is that of the sensitivity grid, which is why the range takes it. */
  readonly isOfGrid: boolean;
}

/**
 * Why a figure at an end of a range is what it is: `Cost of equity of the model, 8.08%, plus 0.50 percentage points; the
 * range is one step of the sensitivity grid to either side`.
 */
export function reasonOfStep({ label, own, by, isRate, isOfGrid }: Stepped): Reason {
  if (by === 0) return `${label} of the model`;
  const size = Math.abs(by);
  const step = isRate ? reason`${number(100 * size, 2)} percentage points` : reason`${number(size, 1)}×`;
  const figure: Reason | ReasonFigure = isRate ? percent(own, 2) : reason`${number(own, 1)}×`;
  const range = isOfGrid ? 'one step of the sensitivity grid' : step;
  return reason`${label} of the model, ${figure}, ${by > 0 ? 'plus' : 'minus'} ${step}; the range is ${range} to either side`;
}
