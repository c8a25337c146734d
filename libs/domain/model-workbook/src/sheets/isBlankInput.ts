import type { Evaluator, FormulaView } from '@finance-analyst/model-engine';
import { isInRange } from '../excel-formula/emptyFigures.js';

/**
 * Whether the cell of an input, by its position, is empty: a figure of the past that was not reported. A series that a
 * formula takes as a range, where Excel takes an empty cell for zero, or that a message shows, has none.
 */
export function isBlankInput(
  evaluator: Evaluator,
  view: FormulaView,
  position: number,
  period: number,
): boolean {
  const item = view.items[position];
  return (
    item?.kind === 'input' &&
    item.shape === 'series' &&
    period <= 0 &&
    !evaluator.read(item.name, period).ok &&
    !isInRange(view, position)
  );
}
