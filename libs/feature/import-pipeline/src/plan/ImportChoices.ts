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
  /** What was held before the file begins, by `openingKey`. */
  readonly openings: Readonly<Record<string, OpeningPosition>>;
  /** Instruments of the market data that the file may name. */
  readonly matches: readonly PortfolioInstrument[];
}

/** Nothing chosen. */
export const noChoices: ImportChoices = {
  accounts: {},
  accountNames: {},
  instruments: {},
  openings: {},
  matches: [],
};
