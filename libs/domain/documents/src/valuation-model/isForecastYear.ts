import { forecastPeriodOf } from './forecastPeriodOf.js';
import { maximumYears } from './maximumYears.js';
import type { ValuationModelBody } from './ValuationModel.js';
import { yearEndAfter } from './yearEndAfter.js';

/** Whether a fiscal year can be in the model's forecast. */
export function isForecastYear(body: Pick<ValuationModelBody, 'baseYearEnd'>, yearEnd: string): boolean {
  const period = forecastPeriodOf(body, { yearEnd }) ?? 0;
  return period >= 1 && period <= maximumYears && yearEndAfter(body.baseYearEnd, period) === yearEnd;
}
