import type { Formula, FormulaCircle } from '@finance-analyst/model-engine';
import type { FormulaCells, Span } from '../excel-formula/FormulaCells.js';
import type { ModelSection } from './modelSections.js';

/** A part of a formula with a row of its own, because Excel's functions run over cells. */
export interface PartRow {
  readonly kind: 'part';
  readonly row: number;
  readonly series: Formula;
  readonly span: Span;
}

/** The figures of an item in a round of its circular references. */
export interface RoundRow {
  readonly kind: 'round';
  readonly row: number;
  readonly item: number;
  readonly round: number;
}

/** Figures of an item over periods of which some are in a round of a circular reference, for a total within it. */
export interface GatheredRow {
  readonly kind: 'gathered';
  readonly row: number;
  readonly item: number;
  readonly span: Span;
  readonly circle: FormulaCircle;
  readonly round: number;
}

/** What a column of figures is of. */
export interface PeriodColumn {
  readonly period: number;
  /** It is a year of a timeline in quarters. */
  readonly isYearly: boolean;
}

/** The figures of a negated line with their own sign, for functions over cells. */
export interface OwnSignRow {
  readonly kind: 'own-sign';
  readonly row: number;
  readonly item: number;
}

export type WorkingRow = PartRow | RoundRow | GatheredRow | OwnSignRow;

/** Where everything lies on the sheet of the model. Rows and columns are counted from 0. */
export interface ModelLayout {
  readonly headerRow: number;
  /** The first row below the header and the rows of the timeline. */
  readonly firstRow: number;
  readonly sections: readonly ModelSection[];
  readonly inputs: readonly number[];
  readonly lines: readonly number[];
  /** Undefined for a check, which lies on its own sheet. */
  readonly rowOf: (item: number) => number | undefined;
  /** The column of a period, or of a year of a timeline in quarters: years come after the last quarter. */
  readonly columnOf: (period: number, isYearly?: boolean) => number;
  readonly periods: Span;
  /** Undefined without yearly figures. */
  readonly years: Span | undefined;
  /** All columns of figures of periods, from the first. */
  readonly columns: readonly PeriodColumn[];
  /** Grows as formulas are written. */
  readonly workingRows: readonly WorkingRow[];
  /** Addresses for formulas on the sheet itself, or with `Model!` before them for those elsewhere. */
  readonly cells: (prefix?: string) => FormulaCells;
  /** Addresses for formulas in a round of a circular reference: its own figures are those of the round. */
  readonly cellsInRound: (circle: FormulaCircle, round: number) => FormulaCells;
  /** Where a figure of a circular reference is in a round. */
  readonly roundAddress: (item: number, period: number, round: number) => string;
  readonly addressOf: (item: number, period: number) => string;
  readonly rangeOf: (item: number) => string;
}
