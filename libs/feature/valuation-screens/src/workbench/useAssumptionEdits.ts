import { sessionOf, type CompanyFundamentals, type Quote } from '@finance-analyst/market';
import { useFigureFormat } from '@finance-analyst/figures';
import { revenueGrowth } from '@finance-analyst/valuation';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { describeEdit, inputLabel } from '../editing/describeEdit.js';
import { fillRight, resetAll, resetInput, setAssumption } from '../editing/editAssumptions.js';
import { setYears } from '../editing/setYears.js';
import type { ModelEditing } from '../editing/useModelEditing.js';
import { forecastYearLabel } from '../forecast/forecastYearLabel.js';
import { figureScaleOf } from '../model/figureScaleOf.js';
import type { Valuation } from '../model/Valuation.js';
import { priceSnapshotOf } from '../price/priceSnapshotOf.js';
import { messages } from './messages.js';

export interface AssumptionEdits {
  readonly set: (rowId: string, value: number | string) => void;
  readonly fillRight: (rowId: string) => void;
  readonly reset: (input: string) => void;
  readonly resetAll: () => void;
  readonly setYears: (years: number) => void;
  readonly setPrice: (quote: Quote) => void;
}

/** The edits of the workbench, each with the words that undo shows; the functions never change. */
export function useAssumptionEdits(
  editing: ModelEditing,
  fundamentals: CompanyFundamentals,
  /** What the model comes to now; null where it cannot be computed. */
  valuation: Valuation | null,
): AssumptionEdits {
  const { format, formatDate } = useFigureFormat();
  const latest = useRef({ ...editing, valuation });
  // Before anybody can act on what is drawn: an edit of an older body would take back the one in between.
  useLayoutEffect(() => {
    latest.current = { ...editing, valuation };
  });

  const set = useCallback(
    (rowId: string, value: number | string) => {
      const { body, edit, valuation: now } = latest.current;
      const row = body.assumptions.find(({ id }) => id === rowId);
      if (!row || row.value === value) return;
      const words = describeEdit(row, value, {
        year:
          row.period === null
            ? null
            : now
              ? forecastYearLabel(now, row.period)
              : messages.yearNumber(row.period),
        currency: body.currency,
        scale: now ? figureScaleOf(now) : 'units',
        format,
      });
      edit(setAssumption(body, rowId, value), words, row.id);
    },
    [format],
  );
  return useMemo(
    () => ({
      set,
      fillRight: (rowId) => {
        const { body, edit } = latest.current;
        edit(fillRight(body, rowId), messages.fillRight);
      },
      reset: (input) => {
        const { body, edit } = latest.current;
        edit(resetInput(body, input), messages.resetOf(inputLabel(input)));
      },
      resetAll: () => {
        const { body, edit } = latest.current;
        edit(resetAll(body), messages.resetAll);
      },
      setYears: (years) => {
        const { body, edit } = latest.current;
        const terminal = body.assumptions.find(({ input }) => input === 'terminal_growth')?.defaultValue;
        const growth = revenueGrowth(fundamentals, years, typeof terminal === 'number' ? terminal : 0);
        edit(setYears(body, years, growth), messages.forecastOf(years));
      },
      setPrice: (quote) => {
        const { body, edit } = latest.current;
        edit(
          { ...body, priceSnapshot: priceSnapshotOf(quote) },
          messages.priceOf(formatDate(sessionOf(quote))),
        );
      },
    }),
    [set, fundamentals, formatDate],
  );
}
