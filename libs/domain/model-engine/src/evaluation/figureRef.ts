import type { CompiledItem, CompiledModel } from '../compiledModel.js';
import type { FigureRef } from './figure.js';
import { labelInSentence } from './labelInSentence.js';
import { periodName } from './periodName.js';

export const figureRef = ({ name, shape }: CompiledItem, period: number): FigureRef =>
  shape === 'scalar' ? { name } : { name, period };

/** 'revenue', or 'revenue in period 3' with the name of its period. */
export function describeFigureRef(
  { timeline }: Pick<CompiledModel, 'timeline'>,
  item: CompiledItem,
  period: number,
): string {
  const label = labelInSentence(item.label);
  return item.shape === 'scalar' ? label : `${label} in ${periodName(item, period, timeline)}`;
}
