import type { ValuationModelBody } from './ValuationModel.js';

/** Which forecast year of a model a fiscal year is, from 1; null for an input that has one value. */
export const forecastPeriodOf = (
  { baseYearEnd }: Pick<ValuationModelBody, 'baseYearEnd'>,
  { yearEnd }: { readonly yearEnd: string | null },
): number | null => (yearEnd === null ? null : Number(yearEnd.slice(0, 4)) - Number(baseYearEnd.slice(0, 4)));
