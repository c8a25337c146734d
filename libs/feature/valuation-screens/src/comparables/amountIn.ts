import type { FigureFormat } from '@finance-analyst/figures';
import { figureFormat } from '../model/figureFormat.js';
import type { ExplainedCompany, Shown } from './ExplainedCompany.js';

/** The format of amounts of a company. */
export const amountIn = ({ currency }: ExplainedCompany, { scale }: Shown): FigureFormat =>
  figureFormat('amount', { currency, scale });
