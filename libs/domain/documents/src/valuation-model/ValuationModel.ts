import type { DocumentEnvelope } from '../envelope/DocumentEnvelope.js';
import type { MarketSymbol } from '../instruments/MarketSymbol.js';
import type { Reason } from '@finance-analyst/foundation';

/** Where a default came from, in words a screen can show. */
export interface AssumptionProvenance {
  readonly label: string;
  readonly detail?: string;
  /** ISO 8601 date or time. */
  readonly asOf?: string;
  /** Of a measured figure, in its unit. */
  readonly standardError?: number;
  /** The figure is labeled as sample data. */
  readonly sample?: boolean;
  /** The statement figures behind it, found in the model's `fundamentalsSnapshot`. */
  readonly figures?: readonly StatementFigureReference[];
}

/** Names a figure of the statements: a line such as `operatingIncome` in a period such as `FY2025`. */
export interface StatementFigureReference {
  readonly line: string;
  readonly period: string;
}

/** One input of a model, for one period or for all of it. */
export interface AssumptionRow {
  /** Stable within the document, so that edits on two devices match row by row. See `assumptionRowId`. */
  readonly id: string;
  /** Name of the model's input, such as `revenue_growth`. */
  readonly input: string;
  /** Last day of its fiscal year, as an ISO date; null for an input with one value. */
  readonly yearEnd: string | null;
  /** Rates are fractions; text is the name of a choice or an ISO date; null is not decided yet. */
  readonly value: number | string | null;
  /** The default, before the analyst edited the row; null for one that only the analyst can decide. */
  readonly defaultValue: number | string | null;
  /** The reason for the default. The first release wrote plain words, including figures. */
  readonly reason: Reason;
  readonly edited: boolean;
  /** In a model as one of its scenarios sees it: `edited` by the scenario's own default. Never stored. */
  readonly isScenarioDefault?: true;
  /** In a model as one of its scenarios sees it: whose value a reset of the analyst's edit gives. Never stored. */
  readonly resetsTo?: 'scenario' | 'base';
  /** For a default derived from another rate: the market's spread over it. */
  readonly spread?: number;
  readonly provenance?: AssumptionProvenance;
}

/** The price a value was compared with. */
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

/** The template that computes a model. */
export interface ModelTemplate {
  readonly id: string;
  readonly version: number;
  /** Of the template's source: `sha256-` and hexadecimal digits. */
  readonly hash: string;
}

/** A computed figure, or the reason there is none. */
export type ComputedFigure =
  { readonly ok: true; readonly value: number } | { readonly ok: false; readonly reason: string };

/** A model's last computed headline, and what computed it. It follows from the rest of the body. */
export interface ComputedHeadline {
  readonly valuePerShare: ComputedFigure;
  /** A fraction of the price. */
  readonly upside: ComputedFigure;
  /** The driver that the price implies: the growth of revenue, or the return on equity of a bank or insurer. */
  readonly impliedGrowth: ComputedFigure;
  readonly terminalShare: ComputedFigure;
  /** The rate that discounts: the cost of capital, or the cost of equity of a bank or insurer. */
  readonly wacc: ComputedFigure;
  readonly template: ModelTemplate;
  readonly engineVersion: string;
  /** The source of the statements, such as `sec-edgar` or `sample`. */
  readonly statementsSource: string;
}

/** An override of an assumption in a scenario. */
export interface ScenarioRow {
  /** As in the assumption. */
  readonly id: string;
  readonly input: string;
  readonly yearEnd: string | null;
  readonly value: number | string;
  /** The analyst set it; the others follow from the company's history. */
  readonly edited?: true;
}

/** A named set of overrides over the assumptions of a model. */
export interface Scenario {
  readonly id: string;
  readonly name: string;
  /** What sets it apart from the assumptions. */
  readonly note: Reason;
  /** The analyst changed it: it differs from that of a new model of the company. */
  readonly isEdited?: true;
  readonly rows: readonly ScenarioRow[];
}

/** The unit in which a model's amounts are shown and entered; they are stored in single units. */
export type AmountScale = 'units' | 'thousands' | 'millions' | 'billions';

/** What the analyst wrote about one figure of the model. */
export interface FigureNote {
  /** As of an assumption: see `assumptionRowId`. One figure has one note. */
  readonly id: string;
  /**
   * An input or a line of the model, such as `revenue_growth` or `value_per_share`; for a past quarter or twelve months
   * see `interimFigureName`.
   */
  readonly name: string;
  /** Last day of its fiscal year, past or forecast, or of its quarter, as an ISO date; null for a figure with one value. */
  readonly yearEnd: string | null;
  readonly text: string;
  /** ISO 8601 time of its last change. */
  readonly writtenAt: string;
}

/** A beta measured from prices. */
export interface MeasuredBeta {
  readonly value: number;
  /** What it was measured from. */
  readonly label: string;
  readonly source: string;
  /** ISO date of the newest price. */
  readonly asOf: string;
  /** Of `value`; older documents have none. */
  readonly standardError?: number;
}

/** A listed company that the model's company is compared with. */
export interface Peer extends ModelInstrument {
  /** See `writeSymbol`: two devices that add the same company give it the same id. */
  readonly id: string;
  /** The analyst left it out of the statistics. */
  readonly isLeftOut?: true;
  /** Null if no price was found. */
  readonly price: PriceSnapshot | null;
  /** None if it could not be measured. */
  readonly beta?: MeasuredBeta;
}

/** How much a case counts in the weighted value. */
export interface CaseWeight {
  /** The id of its scenario; `base` for the model without a scenario. */
  readonly id: string;
  /** A fraction, from 0 to 1. */
  readonly weight: number;
}

/** What a price in a transaction is compared with. */
export type TransactionMetric = 'ebitda' | 'ebit' | 'revenue' | 'netIncome' | 'bookValue';

/** A transaction that the model's company is compared with, as entered. Its amounts are in single units of one currency. */
export interface Transaction {
  readonly id: string;
  readonly target: string;
  /** ISO date. */
  readonly announced: string;
  /** ISO 4217. */
  readonly currency: string;
  /** What the buyer paid for all capital; null if not disclosed. */
  readonly enterpriseValue: number | null;
  /** What the buyer paid for all shares; null if not disclosed. */
  readonly equityValue: number | null;
  /** The target’s last twelve months before the announcement; null for what was not disclosed. */
  readonly metrics: Readonly<Record<TransactionMetric, number | null>>;
  /** Where the figures are from, as the analyst wrote it; may be empty. */
  readonly source: string;
  /** The analyst left it out of the statistics. */
  readonly isLeftOut?: true;
}

/** Body of a valuation model, version 5. */
export interface ValuationModelBody {
  readonly instrument: ModelInstrument;
  /** ISO 4217. */
  readonly currency: string;
  /** Chosen when the model is created; models of earlier releases have none and take it from their history. */
  readonly amountScale?: AmountScale;
  /** The analyst chose the unit: it differs from that of a new model of the company. */
  readonly isAmountScaleChosen?: true;
  readonly template: ModelTemplate;
  /** The engine the model was made with. */
  readonly engineVersion: string;
  /** Last day of the base fiscal year, as an ISO date. */
  readonly baseYearEnd: string;
  /** Forecast years, 1 to 50. */
  readonly years: number;
  /** Forecast years of a new model of the company; 5 if absent. */
  readonly proposedYears?: number;
  readonly assumptions: readonly AssumptionRow[];
  readonly scenarios: readonly Scenario[];
  /** The ids of scenarios from the company's history that the analyst removed; none of them comes back. */
  readonly removedScenarios?: Readonly<Record<string, true>>;
  readonly scenarioNote?: string;
  /** As entered; a case without one has its default weight. */
  readonly caseWeights: readonly CaseWeight[];
  readonly notes: readonly FigureNote[];
  readonly peers: readonly Peer[];
  /** The statements of the peers by peer id, as of when they were loaded (see `readStatementSnapshot`). */
  readonly peerStatements: Readonly<Record<string, unknown>>;
  readonly transactions: readonly Transaction[];
  /** ISO date: nothing filed after it entered the model. */
  readonly knownOn: string;
  readonly priceSnapshot?: PriceSnapshot | null;
  /** ISO date that the analyst chose for the target price; 12 months after the day of the value without it. */
  readonly targetDate?: string;
  /** Null for a model not edited since a release that did not store it. */
  readonly computed: ComputedHeadline | null;
  /** The statements as of the model's creation (see `readStatementSnapshot`), so that it reopens offline. */
  readonly fundamentalsSnapshot: unknown;
}

/** A company's valuation as stored: inputs, their sources, and the last result. */
export type ValuationModelDocument = DocumentEnvelope<'valuation-model', ValuationModelBody>;
