import { isoDate, monthsLater, parseIsoDate } from '@finance-analyst/model-engine';
import { noRate } from '../templates/AnswerNames.js';
import type { Valuation } from '../saved-model/Valuation.js';

const noCostOfEquity = 'This method has no cost of equity at which to roll the value forward.';

export type TargetPrice =
  | {
      readonly ok: true;
      /** Per share, in the model's currency, before dividends. */
      readonly value: number;
      /** Its ISO day. */
      readonly day: string;
      /** What it is computed from: the value per share, its ISO day, and the cost of equity, a fraction. */
      readonly from: { readonly value: number; readonly day: string; readonly costOfEquity: number };
    }
  | { readonly ok: false; readonly reason: string };

/**
 * The value per share some months after the day it is for: value × (1 + cost of equity)^(months ÷ 12). The model does not
 * forecast dividends, so those paid by then are still in it.
 */
export function targetPrice(valuation: Valuation, months: number): TargetPrice {
  const { evaluator, method } = valuation;
  if (method.answers.rate === null) return { ok: false, reason: noRate };
  if (!evaluator.model.itemByName.has('cost_of_equity')) return { ok: false, reason: noCostOfEquity };
  const value = evaluator.read('value_per_share');
  if (!value.ok) return value;
  if (value.value < 0) return { ok: false, reason: 'The value per share is negative.' };
  const costOfEquity = evaluator.read('cost_of_equity');
  if (!costOfEquity.ok) return costOfEquity;
  const day = dayOfValue(valuation);
  if (day === undefined) return { ok: false, reason: 'The model has no valuation date.' };
  return {
    ok: true,
    value: value.value * (1 + costOfEquity.value) ** (months / 12),
    day: isoDate(monthsLater(parseIsoDate(day), months)),
    from: { value: value.value, day, costOfEquity: costOfEquity.value },
  };
}

/** The valuation date, or the end of the last fiscal year in a model without one. */
function dayOfValue({ rows, history }: Valuation): string | undefined {
  const date = rows.get('valuation_date')?.value;
  return typeof date === 'string' ? date : history.at(-1)?.period.end;
}
