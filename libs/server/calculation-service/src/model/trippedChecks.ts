import type { ModelCheck } from '@finance-analyst/contracts';
import {
  formatFigure,
  type Evaluator,
  type Figure,
  type FigureFormatter,
} from '@finance-analyst/model-engine';

const mark = '\u0000';
const marked = new RegExp(`${mark}(\\d+)${mark}`, 'g');

/**
 * The checks of a model that did not pass, in its order. Most pass, and writing figures takes longer than the
 * calculation itself, so figures are numbered first and written only into messages that are told.
 */
export function trippedChecks(evaluator: Evaluator, format: FigureFormatter = formatFigure): ModelCheck[] {
  const figures: Figure[] = [];
  const written = (_: string, position: string): string => {
    const figure = figures[Number(position)];
    return figure ? format(figure) : '';
  };
  return evaluator
    .checks((figure) => `${mark}${figures.push(figure) - 1}${mark}`)
    .filter(({ passed }) => !passed)
    .map(({ id, severity, message }) => ({ id, severity, message: message.replace(marked, written) }));
}
