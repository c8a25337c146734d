import type { MarketSymbol } from '../instruments/MarketSymbol.js';

/** A listed instrument that a document is about. */
export interface DocumentInstrument extends MarketSymbol {
  readonly name: string | null;
}

/** A figure in a list, or the reason there is none. */
export type SummaryFigure =
  { readonly ok: true; readonly value: number } | { readonly ok: false; readonly reason: string };

/** A document's last result and its basis. */
export interface SummaryHeadline {
  /** In the currency of the document. */
  readonly valuePerShare: SummaryFigure;
  /** Over the price, as a fraction. */
  readonly upside: SummaryFigure;
  /** The price it was compared with; its day is the day of the upside. */
  readonly price: {
    readonly price: number;
    readonly currency: string;
    readonly asOf: string;
    readonly source: string;
  } | null;
  /** ISO date: nothing filed after it was used. */
  readonly knownOn: string;
  /** The source of the statements. */
  readonly statementsSource: string;
}

/** What lists show in addition to the title, so that they need not read the body. */
export interface DocumentSummary {
  /** Its instruments, most important first. */
  readonly instruments: readonly DocumentInstrument[];
  /** ISO 4217; null if its figures have no common currency. */
  readonly currency: string | null;
  /** Null if the document has none. */
  readonly headline: SummaryHeadline | null;
  /** The document that it belongs to; absent if none. */
  readonly partOfId?: string;
}
