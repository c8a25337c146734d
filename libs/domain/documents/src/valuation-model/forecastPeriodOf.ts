import type { ValuationModelBody } from './ValuationModel.js';

/** A fiscal year's number in a model's forecast, from 1; null for an input with one value. */
export const forecastPeriodOf = (
  { baseYearEnd }: Pick<ValuationModelBody, 'baseYearEnd'>,
  { yearEnd }: { readonly yearEnd: string | null },
): number | null => (yearEnd === null ? null : Number(yearEnd.slice(0, 4)) - Number(baseYearEnd.slice(0, 4)));
