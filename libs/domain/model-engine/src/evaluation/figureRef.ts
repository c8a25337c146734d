import type { CompiledItem } from '../compiledModel.js';
import { slotOwner } from '../program/slotOwner.js';
import type { FigureRef } from './figure.js';

export const figureRef = ({ name, shape }: CompiledItem, period: number): FigureRef =>
  shape === 'scalar' ? { name } : { name, period };

export function figureRefOfSlot(items: readonly CompiledItem[], slot: number): FigureRef {
  const { item, period } = slotOwner(items, slot);
  return figureRef(item, period);
}

/** 'revenue' or 'revenue in period 3'. */
export const describeFigureRef = ({ name, period }: FigureRef): string =>
  period === undefined ? name : `${name} in period ${period}`;
