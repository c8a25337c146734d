import type { LedgerAccount, LedgerRow, LotMethod } from '@finance-analyst/portfolio';
import type { DocumentEnvelope } from '../envelope/DocumentEnvelope.js';

/** An account of a portfolio: a ledger's account with the name that a person calls it by. */
export interface PortfolioAccount extends LedgerAccount {
  readonly name: string;
}

/** An instrument that rows name, with what an import or a person knows of it. */
export interface PortfolioInstrument {
  /** Its symbol, with its market if it names one: `XNAS:AAPL`. */
  readonly id: string;
  readonly symbol: string;
  /** Market identifier code (ISO 10383); null if not known. */
  readonly market: string | null;
  readonly name: string | null;
  /** ISO 6166; null if not known. */
  readonly isin: string | null;
  /** Of its prices, ISO 4217; null if not known. */
  readonly currency: string | null;
  /** The sector as the market data names it; null if not known. */
  readonly sector: string | null;
}

/** One import, which can be taken back as a whole: its rows name it. */
export interface ImportBatch {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly importedAt: string;
  readonly fileName: string;
  /** The name of the layout; null if its columns were mapped by a person. */
  readonly layout: string | null;
  /** Ids of what it added beside rows, which goes with it unless something else uses it. */
  readonly accounts?: readonly string[];
  readonly instruments?: readonly string[];
}

/** The weight that an instrument is meant to have. */
export interface TargetWeight {
  /** The id of the instrument. */
  readonly id: string;
  /** Fraction of the value of the portfolio. */
  readonly weight: number;
}

/** How sure a person is of the value of an instrument. */
export interface Conviction {
  /** The id of the instrument. */
  readonly id: string;
  /** From 1, the least, to 5. */
  readonly level: number;
}

/** The limits of target weights by conviction; fractions of the value of the portfolio. */
export interface ConvictionLimits {
  /** Of one instrument. */
  readonly largestWeight: number;
  readonly leastCash: number;
}

/** What gains are taxed at; fractions. A rate that is not entered is absent. */
export interface TaxRates {
  readonly shortTerm?: number;
  readonly longTerm?: number;
}

/** How orders bring weights back to their targets. */
export interface RebalancingRules {
  /** How far a weight may be from its target on either side; a fraction of the value of the portfolio. */
  readonly band: number;
  /** Fractions of a share can be traded. */
  readonly hasFractions: boolean;
  /** The smallest amount of an order, in the currency of the portfolio; 0 if there is none. */
  readonly minimumTrade: number;
  readonly maySell: boolean;
}

/** What a portfolio is for; its settings were chosen by it when it was made. */
export type PortfolioPreset = 'growth' | 'value';

export interface PortfolioBody {
  /** ISO 4217: what values are shown in. */
  readonly currency: string;
  readonly accounts: readonly PortfolioAccount[];
  readonly instruments: readonly PortfolioInstrument[];
  /** In any order: the state that they add up to does not depend on it. */
  readonly rows: readonly LedgerRow[];
  readonly batches: readonly ImportBatch[];
  readonly targets: readonly TargetWeight[];
  /** Absent until a person changes one of the usual ones. */
  readonly rebalancing?: RebalancingRules;
  /** Absent until a person enters one. */
  readonly convictions?: readonly Conviction[];
  /** Absent until a person changes one of the usual ones. */
  readonly convictionLimits?: ConvictionLimits;
  /** Absent until a person enters one. */
  readonly taxRates?: TaxRates;
  /** By how much dividends of the next twelve months exceed those of the last; a fraction, 0 if absent. */
  readonly dividendGrowth?: number;
  /** Absent for one that was made without. */
  readonly preset?: PortfolioPreset;
  /** Of new accounts; first in, first out if absent. */
  readonly lotMethod?: LotMethod;
  /** A transaction that was begun and is not complete: it is no part of the ledger. */
  readonly unfinished?: UnfinishedRow;
}

/** What was entered of a transaction so far. */
export type UnfinishedRow = Partial<Omit<LedgerRow, 'id' | 'entry' | 'batch'>>;

/** A portfolio: its accounts and everything that happened in them. */
export type PortfolioDocument = DocumentEnvelope<'portfolio', PortfolioBody>;
