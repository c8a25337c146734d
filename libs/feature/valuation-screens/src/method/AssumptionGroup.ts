import type { FigureFormat } from '@finance-analyst/figures';
import type { AssumptionField } from './AssumptionField.js';

/** A figure of the model that follows from the inputs of a panel. */
export interface ImpliedFigure {
  /** The line of the model. */
  readonly name: string;
  readonly label: string;
  readonly format: FigureFormat;
}

/** The inputs of a panel. */
export interface AssumptionGroup {
  readonly id: 'cost-of-capital' | 'terminal' | 'bridge' | 'base';
  readonly title: string;
  readonly fields: readonly AssumptionField[];
  /** What the inputs imply, below them. */
  readonly implied?: readonly ImpliedFigure[];
}
