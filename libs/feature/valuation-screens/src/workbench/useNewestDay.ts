import type { ValuationModelDocument } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import { useCallback } from 'react';
import { newestDayOf, type NewestDay } from '../comparables/newestDayOf.js';
import { dayIn } from '../price/dayIn.js';

/** The last day on which a transaction of a model can have been announced, in the time zone of the reader. */
export function useNewestDay(model: ValuationModelDocument, clock: () => Date): () => NewestDay {
  const { timeZone } = useFigureFormat();
  return useCallback(() => newestDayOf(model, dayIn(timeZone(), clock())), [model, timeZone, clock]);
}
