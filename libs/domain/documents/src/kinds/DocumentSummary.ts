import type { MarketSymbol } from '../instruments/MarketSymbol.js';

/** A listed instrument that a document is about. */
export interface DocumentInstrument extends MarketSymbol {
  readonly name: string | null;
}

/** A figure of a list, or the reason why there is none. */
export type SummaryFigure =
  { readonly ok: true; readonly value: number } | { readonly ok: false; readonly reason: string };

/** What a document last came to, and what that rests on. */
export interface SummaryHeadline {
  /** In the currency of the document. */
  readonly valuePerShare: SummaryFigure;
  /** Over the price, as a fraction. */
  readonly upside: SummaryFigure;
  /** The price that it was compared with; its day is that of the upside. */
  readonly price: {
    readonly price: number;
    readonly currency: string;
    readonly asOf: string;
    readonly source: string;
  } | null;
  /** ISO date: nothing filed after it was used. */
  readonly knownOn: string;
  /** Where the statements are from. */
  readonly statementsSource: string;
}

/** What lists show of a document beside its title, so that they need not read its body. */
export interface DocumentSummary {
  /** What it is about, most important first. */
  readonly instruments: readonly DocumentInstrument[];
  /** ISO 4217; null where its figures have none in common. */
  readonly currency: string | null;
  /** Null where the document holds none. */
  readonly headline: SummaryHeadline | null;
}
