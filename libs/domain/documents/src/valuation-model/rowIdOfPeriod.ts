import { assumptionRowId } from './assumptionRowId.js';
import type { ValuationModelBody } from './ValuationModel.js';
import { yearEndAfter } from './yearEndAfter.js';

/** The id of a model's row for an input and a forecast year, counted from 1. */
export const rowIdOfPeriod = (
  { baseYearEnd }: Pick<ValuationModelBody, 'baseYearEnd'>,
  input: string,
  period: number,
): string => assumptionRowId(input, yearEndAfter(baseYearEnd, period));
