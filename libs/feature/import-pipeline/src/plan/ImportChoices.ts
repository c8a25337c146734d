import type { PortfolioInstrument } from '@finance-analyst/documents';
import type { OpeningPosition } from './HeldBefore.js';

/** What a person chose or the market data knows, before an import is planned. */
export interface ImportChoices {
  /** By the account's name in the file, empty if it names none: an account's id, or null for a new account. */
  readonly accounts: Readonly<Record<string, string | null>>;
  /** Names of new accounts, by the account's name in the file. */
  readonly accountNames: Readonly<Record<string, string>>;
  /** By `filedKey`: an instrument's id, or null for a new instrument. */
  readonly instruments: Readonly<Record<string, string | null>>;
  /** Prices of instruments without market prices, by `filedKey`. */
  readonly prices: Readonly<Record<string, EnteredPrice>>;
  /** What was held before the file begins, by `openingKey`. */
  readonly openings: Readonly<Record<string, OpeningPosition>>;
  /** Instruments of the market data that the file may name. */
  readonly matches: readonly PortfolioInstrument[];
}

/** A price of one unit, as a person enters it. */
export interface EnteredPrice {
  readonly typed: { readonly price: string; readonly date: string };
  /** Decimal text; null if what is typed is no price. */
  readonly price: string | null;
  /** ISO date; null if what is typed is none. */
  readonly date: string | null;
}

/** Nothing chosen. */
export const noChoices: ImportChoices = {
  accounts: {},
  accountNames: {},
  instruments: {},
  prices: {},
  openings: {},
  matches: [],
};
