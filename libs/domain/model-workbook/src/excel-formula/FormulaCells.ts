import type { Formula } from '@finance-analyst/model-engine';

/** Where figures lie, as addresses for the formulas of one sheet. */
export interface FormulaCells {
  /** The cell of an item, by its position in the model; a scalar has the same in every period. */
  readonly figure: (item: number, period: number) => string;
  /** The cell of an item has the opposite sign of its figure. */
  readonly isNegated: (item: number, period: number) => boolean;
  /** The cells of an item over periods, with the sign of its figures. */
  readonly figures: (item: number, first: number, last: number) => string;
  readonly clock: (clock: 'period' | 'year', period: number, isYearly: boolean) => string;
  readonly clocks: (clock: 'period' | 'year', span: Span) => string;
  /** The cells of a part of a formula, period by period, in a row that is added for it. */
  readonly working: (series: Formula, range: Span, first: number, last: number) => string;
}

/** Periods, both ends included. */
export interface Span {
  readonly first: number;
  readonly last: number;
  /** They are years of a timeline in quarters. */
  readonly isYearly?: boolean;
}
