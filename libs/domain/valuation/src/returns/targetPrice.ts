import { day, reason, type Reason } from '@finance-analyst/foundation';
import { parseIsoDate } from '@finance-analyst/model-engine';
import { noRate } from '../templates/AnswerNames.js';
import type { Valuation } from '../saved-model/Valuation.js';
import { targetDates } from './targetDates.js';

const noCostOfEquity = 'This method has no cost of equity at which to roll the value forward.';

/** The target price with what it is computed from, or why there is none. */
export type TargetPrice =
  | {
      readonly ok: true;
      /** Per share, in the model's currency, before dividends. */
      readonly value: number;
      /** Its ISO day. */
      readonly day: string;
      /** What it is computed from: the value per share, its ISO day, the cost of equity, a fraction, and the years at it. */
      readonly from: {
        readonly value: number;
        readonly day: string;
        readonly costOfEquity: number;
        readonly years: number;
      };
    }
  | { readonly ok: false; readonly reason: Reason };

/** Years between two ISO days, in actual days over 365. */
export const yearsBetween = (from: string, to: string): number =>
  (parseIsoDate(to) - parseIsoDate(from)) / 365;

/**
 * The value per share on the target date of the model, after the day it is for and by the end of the forecast:
 * value × (1 + cost of equity)^years, in actual days over 365. The model does not forecast dividends, so those paid by then
 * are still in it.
 */
export function targetPrice(valuation: Valuation): TargetPrice {
  const { evaluator, method, model } = valuation;
  if (method.answers.rate === null) return { ok: false, reason: noRate };
  if (!model.itemByName.has('cost_of_equity')) return { ok: false, reason: noCostOfEquity };
  const dates = targetDates(valuation);
  if (!dates) return { ok: false, reason: 'The model has no valuation date.' };
  const value = evaluator.read('value_per_share');
  if (!value.ok) return value;
  if (value.value < 0) return { ok: false, reason: 'The value per share is negative.' };
  const costOfEquity = evaluator.read('cost_of_equity');
  if (!costOfEquity.ok) return costOfEquity;
  const { chosen, ofValue, last } = dates;
  if (chosen <= ofValue)
    return { ok: false, reason: reason`${day(chosen)} is not after ${day(ofValue)}, the day of the value.` };
  if (chosen > last)
    return { ok: false, reason: reason`${day(chosen)} is after ${day(last)}, the end of the forecast.` };
  const years = yearsBetween(ofValue, chosen);
  return {
    ok: true,
    value: value.value * (1 + costOfEquity.value) ** years,
    day: chosen,
    from: { value: value.value, day: ofValue, costOfEquity: costOfEquity.value, years },
  };
}
