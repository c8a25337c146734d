import type { DocumentEditing } from '@finance-analyst/document-editing';
import {
  type AssumptionRow,
  enteredSource,
  forecastPeriodOf,
  type ValuationModelBody,
  type ValuationModelDocument,
} from '@finance-analyst/documents';
import { sessionOf, type Quote } from '@finance-analyst/market';
import { scaleLabel, useFigureFormat, type FigureScale } from '@finance-analyst/figures';
import {
  amountScaleOf,
  fillRight,
  type MarketParameters,
  storedPriceOf,
  type QuickHandOver,
  resetAll,
  resetInput,
  resetRows,
  setAssumption,
  setAssumptions,
  setYears,
  type Valuation,
  withMarketBeta,
  withQuickHandOver,
  withScale,
  withTargetDate,
} from '@finance-analyst/valuation';
import { useMemo } from 'react';
import type { PeerEdits } from '../comparables/PeerEdits.js';
import type { TransactionEdits } from '../comparables/TransactionEdits.js';
import { describeEdit } from '../editing/describeEdit.js';
import { inputLabel } from '../editing/inputWords.js';
import { forecastYearLabel } from '../forecast/forecastYearLabel.js';
import { messages as handOverMessages } from '../hand-over/messages.js';
import { methodViewOf } from '../method/methodViewOf.js';
import type { EnteredPrice } from '../price/EnteredPrice.js';
import { marginFormat } from '../questions/marginFormat.js';
import { messages as questionMessages } from '../questions/messages.js';
import { messages } from './messages.js';
import { peerEdits } from './peerEdits.js';
import { transactionEdits } from './transactionEdits.js';

export interface AssumptionEdits extends PeerEdits, TransactionEdits {
  readonly set: (rowId: string, value: number | string) => void;
  /** Sets several rows as one edit; values by the ids of their rows. */
  readonly paste: (values: ReadonlyMap<string, number>) => void;
  /** Sets the margins of the base on the way to the mature one, as one edit; values by the ids of their rows. */
  readonly enterMargin: (values: ReadonlyMap<string, number>, mature: number) => void;
  /** Copies the given rows to the years after them, as one edit. */
  readonly fillRight: (rowIds: readonly string[]) => void;
  readonly reset: (input: string) => void;
  /** Resets the given rows to their defaults, as one edit. */
  readonly resetRows: (rowIds: readonly string[]) => void;
  readonly resetAll: () => void;
  readonly setYears: (years: number) => void;
  /** Applies what the valuation tool handed over, as one edit. */
  readonly carryOver: (handOver: QuickHandOver) => void;
  /** Changes the unit in which amounts are shown and entered, and no amount. */
  readonly setScale: (scale: FigureScale) => void;
  /** Sets the date of the target price; null for the usual one. */
  readonly setTargetDate: (day: string | null) => void;
  readonly setPrice: (quote: Quote) => void;
  /** Applies the default beta of the stored prices; an edited beta keeps its value. */
  readonly setBeta: (parameters: MarketParameters) => void;
  /** Applies a price entered by the analyst, in the model's currency. */
  readonly enterPrice: (entered: EnteredPrice) => void;
}

/**
 * The edits of the workbench, each with the words that undo shows. The functions stay the same as long as the words
 * do, whatever is edited, so that an edit draws its answer before the panels that it came from.
 */
export function useAssumptionEdits(
  { edit }: Pick<DocumentEditing<ValuationModelDocument>, 'edit'>,
  /** The model's current value; null if it cannot be computed. */
  valuation: Valuation | null,
  /** Edits what all scenarios of the model share; omitted if the other edits do too. */
  { edit: editModel }: Pick<DocumentEditing<ValuationModelDocument>, 'edit'> = { edit },
): AssumptionEdits {
  const { format, formatDate } = useFigureFormat();
  const scale = valuation ? amountScaleOf(valuation) : 'units';
  const history = valuation?.history ?? null;
  const fundamentals = valuation?.fundamentals ?? null;
  return useMemo(() => {
    const yearOf = (body: ValuationModelBody, row: Pick<AssumptionRow, 'yearEnd'>): string | null => {
      const period = forecastPeriodOf(body, row);
      if (period === null) return null;
      return history ? forecastYearLabel({ history }, period) : messages.yearNumber(period);
    };
    /** The first of the given rows, labeled as on screen: `Growth 2026`. */
    const firstOf = (body: ValuationModelBody, [firstId]: Iterable<string>): string => {
      const first = body.assumptions.find(({ id }) => id === firstId);
      return first
        ? [inputLabel(first.input, methodViewOf(body.template)), yearOf(body, first)]
            .filter(Boolean)
            .join(' ')
        : '';
    };
    return {
      set: (rowId, value) => {
        edit(
          (body) => setAssumption(body, rowId, value),
          (body) => {
            const row = body.assumptions.find(({ id }) => id === rowId) ?? { input: rowId, yearEnd: null };
            const { currency } = body;
            const view = methodViewOf(body.template);
            return describeEdit(row, value, { view, year: yearOf(body, row), currency, scale, format });
          },
          rowId,
        );
      },
      paste: (values) => {
        edit(
          (body) => setAssumptions(body, values),
          (body) => messages.pasteOf(values.size, firstOf(body, values.keys())),
        );
      },
      enterMargin: (values, mature) => {
        // The open questions are those of the base, whichever scenario is on screen.
        editModel(
          (body) => setAssumptions(body, values),
          () => questionMessages.marginTo(format(mature, marginFormat)),
        );
      },
      fillRight: (rowIds) => {
        edit(
          (body) => fillRight(body, rowIds),
          (body) => messages.fillRight(rowIds.length, firstOf(body, rowIds)),
        );
      },
      reset: (input) => {
        edit(
          (body) => resetInput(body, input),
          ({ template }) => messages.resetOf(inputLabel(input, methodViewOf(template))),
        );
      },
      resetRows: (rowIds) => {
        edit(
          (body) => resetRows(body, rowIds),
          (body) => messages.resetRows(rowIds.length, firstOf(body, rowIds)),
        );
      },
      resetAll: () => {
        edit(resetAll, () => messages.resetAll);
      },
      setYears: (years) => {
        editModel(
          (body) => setYears(body, years),
          () => messages.forecastOf(years),
        );
      },
      carryOver: (handOver) => {
        editModel(
          (body) => withQuickHandOver(body, handOver),
          () => handOverMessages.edit,
        );
      },
      setScale: (chosen) => {
        editModel(
          (body) => (fundamentals ? withScale(body, chosen, fundamentals) : body),
          ({ currency }) => messages.amountsIn(scaleLabel(chosen, currency)),
        );
      },
      setTargetDate: (day) => {
        editModel(
          (body) => withTargetDate(body, day),
          () => messages.targetDateOf(day === null ? null : formatDate(day)),
          'target date',
        );
      },
      setPrice: (quote) => {
        editModel(
          (body) => {
            const price = storedPriceOf(quote);
            return price ? { ...body, priceSnapshot: price } : body;
          },
          () => messages.priceOf(formatDate(sessionOf(quote))),
        );
      },
      setBeta: (parameters) => {
        editModel(
          (body) => withMarketBeta(body, parameters),
          () => messages.betaFromPrices,
          undefined,
          'arriving',
        );
      },
      enterPrice: ({ price, day }) => {
        editModel(
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
      ...peerEdits(editModel),
      ...transactionEdits(editModel),
    };
  }, [edit, editModel, scale, history, fundamentals, format, formatDate]);
}
