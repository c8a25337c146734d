import type { CompiledItem, CompiledModel } from '../compiledModel.js';
import { describeFailure } from './describeFailure.js';
import type { Figure } from './figure.js';
import { labelInSentence } from './labelInSentence.js';
import { periodName, periodNames } from './periodName.js';

/** Reads figures of items out of the slots. */
export interface FigureReader {
  /** NaN where there is no figure. */
  readonly number: (item: CompiledItem, period: number | undefined) => number;
  readonly read: (item: CompiledItem, period: number | undefined) => Figure;
}

export function createFigureReader(model: CompiledModel, values: Float64Array): FigureReader {
  return {
    number: (item, period) => {
      const slot = slotAt(item, period);
      return slot === undefined ? Number.NaN : (values[slot] as number);
    },
    read: (item, period) => {
      const slot = slotAt(item, period);
      if (slot === undefined) return { ok: false, reason: missingPeriodReason(item, period) };
      const value = values[slot] as number;
      return Number.isNaN(value)
        ? describeFailure(model, values, slot)
        : { ok: true, value, unit: item.unit };
    },
  };
}

/** The slot of an item in a period; a scalar has the same in all. */
export function slotAt(item: CompiledItem, period: number | undefined): number | undefined {
  if (item.shape === 'scalar') return item.firstSlot;
  if (period === undefined || !Number.isInteger(period)) return undefined;
  if (period < item.firstPeriod || period > item.lastPeriod) return undefined;
  return item.firstSlot + period - item.firstPeriod;
}

const missingPeriodReason = (item: CompiledItem, period: number | undefined): string =>
  period === undefined
    ? `${item.label} has one figure per ${item.isYearly ? 'year' : 'period'}: say which, ${item.firstPeriod} to ${item.lastPeriod}`
    : `There is no ${labelInSentence(item.label)} in ${periodName(item, period)}: it has ${periodNames(item)}`;
