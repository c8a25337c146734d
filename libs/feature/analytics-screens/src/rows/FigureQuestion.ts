import type { GainKind } from '@finance-analyst/portfolio';
import type { StepName } from '../bridge/countsInStep.js';
import type { GroupName } from '../selection/AnalyticsSelection.js';

/** A part of the portfolio, as contributions group it. */
export interface QuestionedPart {
  readonly group: GroupName;
  readonly id: string;
  /** Its gain as shown, in minor units that add up. */
  readonly gain: number;
}

/** A figure whose rows are asked for. */
export interface FigureQuestion {
  readonly title: string;
  /** How the figure follows from the rows. */
  readonly explained: string;
  /** Places of the days in the window at whose closes the figure begins and ends. */
  readonly from: number;
  readonly to: number;
  /** Null for all of what is measured. */
  readonly part: QuestionedPart | null;
  /** The figure links returns between deposits and withdrawals. */
  readonly isLinked?: boolean;
  /** A step of the bridge, which opens what it is the sum of. */
  readonly step?: StepName;
  /** What the time-weighted return is made of, which opens its months. */
  readonly kind?: GainKind;
  /** A figure of the benchmark: of its closes at both ends, or of the same flows in it. */
  readonly benchmark?: 'closes' | 'flows';
  /** A month or a year, which can be opened as the window: `2024-05`, `2024`. */
  readonly period?: string;
}

/** Opens the rows of a figure. */
export type AskForRows = (question: FigureQuestion) => void;
