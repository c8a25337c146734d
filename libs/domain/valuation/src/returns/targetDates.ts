import { yearEndAfter, type ValuationModelBody } from '@finance-analyst/documents';
import { isoDate, monthsLater, parseIsoDate } from '@finance-analyst/model-engine';
import { withoutField } from '../editing/withoutField.js';
import type { Valuation } from '../saved-model/Valuation.js';

const usualMonths = 12;

/** The days that a target price can be for. ISO dates. */
export interface TargetDates {
  /** The day of the value: the valuation date, or the end of the last fiscal year in a model without one. */
  readonly ofValue: string;
  readonly first: string;
  /** The end of the forecast. */
  readonly last: string;
  /** 12 months after the day of the value, or the end of a shorter forecast. */
  readonly usual: string;
  /** As chosen, else the usual one. */
  readonly chosen: string;
}

/** Null in a method that has no rate at which to roll its value forward, and in a model without a day of its value. */
export function targetDates(valuation: Valuation): TargetDates | null {
  const { body, evaluator, method, model, rows, history } = valuation;
  if (method.answers.rate === null || !model.itemByName.has('cost_of_equity')) return null;
  const date = rows.get('valuation_date')?.value;
  const ofValue = typeof date === 'string' ? date : history.at(-1)?.period.end;
  if (ofValue === undefined) return null;
  const end = model.itemByName.has('period_end') ? evaluator.number('period_end', body.years) : Number.NaN;
  const last = Number.isFinite(end) ? isoDate(end) : yearEndAfter(body.baseYearEnd, body.years);
  const later = isoDate(monthsLater(parseIsoDate(ofValue), usualMonths));
  const usual = later < last ? later : last;
  const first = isoDate(parseIsoDate(ofValue) + 1);
  return { ofValue, first, last, usual, chosen: body.targetDate ?? usual };
}

/** The model with the date of its target price; null for the usual one. */
export const withTargetDate = (body: ValuationModelBody, day: string | null): ValuationModelBody =>
  day === (body.targetDate ?? null)
    ? body
    : day === null
      ? withoutField(body, 'targetDate')
      : { ...body, targetDate: day };
