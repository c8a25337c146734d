import type { Evaluator, FormulaView } from '@finance-analyst/model-engine';
import type { WorkbookOptions } from '../WorkbookOptions.js';
import type { CircleRounds } from './planRounds.js';
import type { ModelLayout, PeriodColumn } from './ModelLayout.js';

/** What every sheet is made from. */
export interface WorkbookParts {
  readonly evaluator: Evaluator;
  readonly view: FormulaView;
  readonly layout: ModelLayout;
  readonly rounds: CircleRounds;
  readonly options: WorkbookOptions;
  readonly periodLabel: (column: PeriodColumn) => string;
  /** The texts of a choice, by its position in the model and in the order of its options; of anything else none. */
  readonly optionTexts: (position: number) => readonly string[];
  /** Whether the cell of an input, by its position, is empty: a figure of the past that was not reported. */
  readonly isBlank: (position: number, period: number) => boolean;
  /** Whether the cells of a line, by its position, have the opposite sign of its figures. */
  readonly isNegated: (position: number) => boolean;
  /** The text of the option that is chosen. */
  readonly chosen: (position: number) => string;
}
