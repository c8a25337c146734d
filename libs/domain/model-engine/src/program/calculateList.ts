import {
  internalRateOfReturn,
  irregularInternalRateOfReturn,
  median,
  quantile,
} from '@finance-analyst/finance-math';
import type { Result } from '@finance-analyst/foundation';
import { isoDate } from '../calendar/isoDate.js';
import { hasSeveralRates } from './hasSeveralRates.js';
import { listOperation, type ListOperation } from './listOperation.js';

const daysPerYear = 365;

/** An operation on all figures of a series, each of which is computable; or why there is no result. */
export function calculateList(code: ListOperation, figures: ArrayLike<number>): Result<number> {
  const values = Array.from(figures);
  if (code === listOperation.median) return median(values);
  if (code === listOperation.quantile) return quantile(values.slice(0, -1), values.at(-1) ?? Number.NaN);
  if (code === listOperation.internalRate)
    return onlyRate(
      internalRateOfReturn(values),
      values,
      values.map((_, period) => period),
    );
  const flows = values.slice(0, values.length / 2);
  const days = values.slice(values.length / 2);
  return onlyRate(
    irregularInternalRateOfReturn(
      flows.map((amount, index) => ({ amount, date: isoDate(days[index] as number) })),
    ),
    flows,
    days.map((day) => day / daysPerYear),
  );
}

/** As a bare number: NaN where there is none, and where one of the figures is not computable. */
export function calculateListNumber(code: ListOperation, figures: Float64Array): number {
  if (figures.some(Number.isNaN)) return Number.NaN;
  const result = calculateList(code, figures);
  // Adding 0 makes 0 of −0.
  return result.ok ? result.value + 0 : Number.NaN;
}

/** A spreadsheet has no rate for a total loss, and gives one of several. */
function onlyRate(rate: Result<number>, flows: readonly number[], years: readonly number[]): Result<number> {
  if (!rate.ok) return rate;
  if (rate.value <= -1) return { ok: false, reason: 'no rate makes the flows add up to zero' };
  return hasSeveralRates(flows, years)
    ? { ok: false, reason: 'several rates make the flows add up to zero' }
    : rate;
}
