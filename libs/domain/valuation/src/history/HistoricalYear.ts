import type { FiscalPeriod } from '@finance-analyst/market';
import type { AssumptionSource } from '../default-assumptions/Assumption.js';

/** A past figure: filed, computed from filed ones, or the reason there is none. */
export type HistoricalFigure =
  | {
      readonly ok: true;
      readonly value: number;
      /** How it was computed, in words; null for a filed figure. */
      readonly formula: string | null;
      readonly sources: readonly AssumptionSource[];
    }
  | { readonly ok: false; readonly reason: string };

/** The lines of version 1 of the free cash flow model with a past counterpart; names are the model's own. */
export const historicalLines = [
  'revenue',
  'revenue_growth',
  'operating_income',
  'operating_margin',
  'operating_taxes',
  'tax_rate',
  'depreciation',
  'depreciation_rate',
  'capital_expenditure',
  'capital_expenditure_rate',
  'working_capital',
  'working_capital_rate',
  'change_in_working_capital',
  'free_cash_flow',
] as const;

export type HistoricalLine = (typeof historicalLines)[number];

/** One fiscal year in the terms of the model. */
export interface HistoricalYear {
  readonly period: FiscalPeriod;
  /** The year in the periods of a model that computes its past: 0 is the newest; null where it is computed beside the model. */
  readonly modelPeriod: number | null;
  /** By the name of the model's line. */
  readonly figures: Readonly<Partial<Record<string, HistoricalFigure>>>;
}

/** A fiscal year in the terms of version 1. */
export interface FiledYear extends HistoricalYear {
  readonly figures: Readonly<Record<HistoricalLine, HistoricalFigure>>;
}
