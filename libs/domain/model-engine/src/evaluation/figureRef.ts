import type { CompiledItem } from '../compiledModel.js';
import type { FigureRef } from './figure.js';
import { labelInSentence } from './labelInSentence.js';

export const figureRef = ({ name, shape }: CompiledItem, period: number): FigureRef =>
  shape === 'scalar' ? { name } : { name, period };

/** 'revenue' or 'revenue in period 3'. */
export const describeFigureRef = ({ label, shape }: CompiledItem, period: number): string =>
  shape === 'scalar' ? labelInSentence(label) : `${labelInSentence(label)} in period ${period}`;
