import { sessionOf, type CompanyFundamentals, type Quote } from '@finance-analyst/market';
import { scaleLabel, useFigureFormat, type FigureScale } from '@finance-analyst/figures';
import { revenueGrowth } from '@finance-analyst/valuation';
import { useMemo } from 'react';
import { describeEdit, inputLabel } from '../editing/describeEdit.js';
import { fillRight, resetAll, resetInput, setAssumption } from '../editing/editAssumptions.js';
import { setYears } from '../editing/setYears.js';
import type { ModelEditing } from '../editing/useModelEditing.js';
import { forecastYearLabel } from '../forecast/forecastYearLabel.js';
import { figureScaleOf } from '../model/figureScaleOf.js';
import type { Valuation } from '../model/Valuation.js';
import type { EnteredPrice } from '../price/EnteredPrice.js';
import { enteredSource } from '../price/isEntered.js';
import { priceSnapshotOf } from '../price/priceSnapshotOf.js';
import { messages } from './messages.js';

export interface AssumptionEdits {
  readonly set: (rowId: string, value: number | string) => void;
  readonly fillRight: (rowId: string) => void;
  readonly reset: (input: string) => void;
  readonly resetAll: () => void;
  readonly setYears: (years: number) => void;
  /** Changes what amounts are counted in where they are shown and entered, and no amount. */
  readonly setScale: (scale: FigureScale) => void;
  readonly setPrice: (quote: Quote) => void;
  /** Takes a price that the analyst gives, in the currency of the model. */
  readonly enterPrice: (entered: EnteredPrice) => void;
}

/**
 * The edits of the workbench, each with the words that undo shows. The functions stay the same as long as the words
 * do, whatever is edited, so that an edit draws its answer before the panels that it came from.
 */
export function useAssumptionEdits(
  { edit }: Pick<ModelEditing, 'edit'>,
  fundamentals: CompanyFundamentals,
  /** What the model comes to now; null where it cannot be computed. */
  valuation: Valuation | null,
): AssumptionEdits {
  const { format, formatDate } = useFigureFormat();
  const scale = valuation ? figureScaleOf(valuation) : 'units';
  const history = valuation?.history ?? null;
  return useMemo(() => {
    const yearOf = (period: number | null): string | null =>
      period === null ? null : history ? forecastYearLabel({ history }, period) : messages.yearNumber(period);
    return {
      set: (rowId, value) => {
        edit(
          (body) => setAssumption(body, rowId, value),
          ({ assumptions, currency }) => {
            const row = assumptions.find(({ id }) => id === rowId) ?? { input: rowId, period: null };
            return describeEdit(row, value, { year: yearOf(row.period), currency, scale, format });
          },
          rowId,
        );
      },
      fillRight: (rowId) => {
        edit(
          (body) => fillRight(body, rowId),
          () => messages.fillRight,
        );
      },
      reset: (input) => {
        edit(
          (body) => resetInput(body, input),
          () => messages.resetOf(inputLabel(input)),
        );
      },
      resetAll: () => {
        edit(resetAll, () => messages.resetAll);
      },
      setYears: (years) => {
        edit(
          (body) => {
            const terminal = body.assumptions.find(({ input }) => input === 'terminal_growth')?.defaultValue;
            const growth = revenueGrowth(fundamentals, years, typeof terminal === 'number' ? terminal : 0);
            return setYears(body, years, growth);
          },
          () => messages.forecastOf(years),
        );
      },
      setScale: (chosen) => {
        edit(
          (body) => (body.amountScale === chosen ? body : { ...body, amountScale: chosen }),
          ({ currency }) => messages.amountsIn(scaleLabel(chosen, currency)),
        );
      },
      setPrice: (quote) => {
        edit(
          (body) => ({ ...body, priceSnapshot: priceSnapshotOf(quote) }),
          () => messages.priceOf(formatDate(sessionOf(quote))),
        );
      },
      enterPrice: ({ price, day }) => {
        edit(
          (body) => ({
            ...body,
            priceSnapshot: { price, currency: body.currency, asOf: day, source: enteredSource },
          }),
          ({ currency }) =>
            messages.priceTo(
              format(price, { kind: 'per-share', precision: 2, currency, unit: 'hidden' }),
              formatDate(day),
            ),
        );
      },
    };
  }, [edit, fundamentals, scale, history, format, formatDate]);
}
