import type { CompiledItem, CompiledModel } from '../compiledModel.js';
import type { FigureRef } from './figure.js';
import { labelInSentence } from './labelInSentence.js';

export const figureRef = ({ name, shape }: CompiledItem, period: number): FigureRef =>
  shape === 'scalar' ? { name } : { name, period };

/** 'revenue', 'revenue in period 3', or 'revenue in 2028' where periods have years. */
export function describeFigureRef(
  { timeline: { firstYear } }: Pick<CompiledModel, 'timeline'>,
  { label, shape }: CompiledItem,
  period: number,
): string {
  if (shape === 'scalar') return labelInSentence(label);
  const when = firstYear === undefined ? `period ${period}` : String(firstYear + period - 1);
  return `${labelInSentence(label)} in ${when}`;
}
