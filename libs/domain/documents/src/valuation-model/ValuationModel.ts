import type { DocumentEnvelope } from '../envelope/DocumentEnvelope.js';
import type { MarketSymbol } from '../instruments/MarketSymbol.js';
import type { Reason } from './Reason.js';

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
  /** Last day of the fiscal year that it is for, as an ISO date; null for an input that has one value. */
  readonly yearEnd: string | null;
  /** Rates are fractions; text is the name of a choice. */
  readonly value: number | string;
  /** What the product proposed before the analyst edited the row. */
  readonly defaultValue: number | string;
  /** Why the default is what it is. Those of the first release are plain words, their figures included. */
  readonly reason: Reason;
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

/** The listed company that a model values. */
export interface ModelInstrument extends MarketSymbol {
  readonly name: string;
}

/** The template that a model is computed with. */
export interface ModelTemplate {
  readonly id: string;
  readonly version: number;
  /** Of the template's source, as `sha256-` and hexadecimal digits. */
  readonly hash: string;
}

/** A figure as it was computed, or the reason why there was none. */
export type ComputedFigure =
  { readonly ok: true; readonly value: number } | { readonly ok: false; readonly reason: string };

/** The headline of a model as it was last computed, and what computed it. It follows from the rest of the body. */
export interface ComputedHeadline {
  readonly valuePerShare: ComputedFigure;
  /** A fraction of the price. */
  readonly upside: ComputedFigure;
  readonly impliedGrowth: ComputedFigure;
  readonly terminalShare: ComputedFigure;
  readonly wacc: ComputedFigure;
  readonly template: ModelTemplate;
  readonly engineVersion: string;
  /** Where the statements are from, such as `sec-edgar` or `sample`. */
  readonly statementsSource: string;
}

/** An override of an assumption in a scenario. */
export interface ScenarioRow {
  /** As of the assumption. */
  readonly id: string;
  readonly input: string;
  readonly yearEnd: string | null;
  readonly value: number | string;
}

/** A named set of overrides over the assumptions of a model. */
export interface Scenario {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly rows: readonly ScenarioRow[];
}

/** What the amounts of a model are counted in where they are shown and entered; they are stored in units. */
export type AmountScale = 'units' | 'thousands' | 'millions' | 'billions';

/** Body of a valuation model, version 2. */
export interface ValuationModelBody {
  readonly instrument: ModelInstrument;
  /** ISO 4217. */
  readonly currency: string;
  /** Chosen when the model is made; models of earlier releases have none and take it from their history. */
  readonly amountScale?: AmountScale;
  /** The analyst chose the unit: it is not the one that a new model of the company has. */
  readonly isAmountScaleChosen?: true;
  readonly template: ModelTemplate;
  /** Of the engine that the model was made with. */
  readonly engineVersion: string;
  /** Last day of the fiscal year that the forecast starts from, as an ISO date. */
  readonly baseYearEnd: string;
  /** Forecast years, 1 to 50. */
  readonly years: number;
  readonly assumptions: readonly AssumptionRow[];
  readonly scenarios: readonly Scenario[];
  readonly scenarioNote?: string;
  /** ISO date: nothing filed after it entered the model. */
  readonly knownOn: string;
  readonly priceSnapshot?: PriceSnapshot | null;
  /** Null for a model that was not edited since a release that did not store it. */
  readonly computed: ComputedHeadline | null;
  /** The statements as they were when the model was made (see `readStatementSnapshot`), so that it reopens offline. */
  readonly fundamentalsSnapshot: unknown;
}

/** A company's valuation as the analyst keeps it: inputs, what they rest on, and what they last came to. */
export type ValuationModelDocument = DocumentEnvelope<'valuation-model', ValuationModelBody>;
