import type { DocumentEnvelope } from '../envelope/DocumentEnvelope.js';

/** Where a default came from, in words that a screen can show. */
export interface AssumptionProvenance {
  readonly label: string;
  readonly detail?: string;
  /** ISO 8601 date or time. */
  readonly asOf?: string;
  /** The figure is labelled sample data. */
  readonly sample?: boolean;
  /** The statement figures behind it, to be found in the model's `fundamentalsSnapshot`. */
  readonly figures?: readonly StatementFigureReference[];
}

/** Names a figure of the statements: a line such as `operatingIncome` in a period such as `FY2025`. */
export interface StatementFigureReference {
  readonly line: string;
  readonly period: string;
}

/** One input of a model, for one period or for all of it. */
export interface AssumptionRow {
  /** Stable within the document, so that edits of two devices meet row by row. See `assumptionRowId`. */
  readonly id: string;
  /** Name of the model's input, such as `revenue_growth`. */
  readonly input: string;
  /** Forecast period from 1; null for an input that has one value. */
  readonly period: number | null;
  /** Rates are fractions; text is the name of a choice. */
  readonly value: number | string;
  /** What the product proposed before the analyst edited the row. */
  readonly defaultValue: number | string;
  /** Why the value is what it is: the product's reason for a default, the analyst's own after an edit. */
  readonly reason: string;
  readonly edited: boolean;
  /** Of a default that follows another rate: how far above it the market puts it. */
  readonly spread?: number;
  readonly provenance?: AssumptionProvenance;
}

/** The price that a value was compared with. */
export interface PriceSnapshot {
  /** Per share, in units of `currency`; above 0. */
  readonly price: number;
  readonly currency: string;
  /** ISO 8601 date or time of the price. */
  readonly asOf: string;
  readonly source: string;
}

/** What the amounts of a model are counted in where they are shown and entered; they are stored in units. */
export type AmountScale = 'units' | 'thousands' | 'millions' | 'billions';

/** Body of a valuation model, version 1. */
export interface ValuationModelBody {
  readonly symbol: string;
  readonly name: string;
  /** Market identifier code (ISO 10383) where known: a symbol alone does not identify an instrument. */
  readonly exchange?: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Chosen when the model is made; models of earlier releases have none and take it from their history. */
  readonly amountScale?: AmountScale;
  /** The analyst chose the unit: it is not the one that a new model of the company has. */
  readonly isAmountScaleChosen?: true;
  readonly template: 'free-cash-flow-to-firm';
  /** Forecast years, 1 to 50. */
  readonly years: number;
  readonly assumptions: readonly AssumptionRow[];
  readonly scenarioNote?: string;
  /** ISO date: nothing filed after it entered the model. */
  readonly knownOn: string;
  readonly priceSnapshot?: PriceSnapshot | null;
  /** The statements as they were when the model was made, so that it reopens offline exactly as it was. */
  readonly fundamentalsSnapshot: unknown;
}

/** A company's valuation as the analyst keeps it: inputs and what they rest on, no computed figure. */
export type ValuationModelDocument = DocumentEnvelope<'valuation-model', ValuationModelBody>;
