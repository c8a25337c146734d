import type { ExportedInstrument } from '../export/ExportedLedger.js';
import { quotedSymbol } from '../symbols/quotedSymbol.js';
import { idOfText } from './idOfText.js';

/** How an activity names what it is about. */
export interface GhostfolioSymbol {
  /** A symbol of Yahoo Finance, or the id of an asset without a data source. */
  readonly symbol: string;
  readonly currency: string;
  /** Of an asset without a data source; null if Yahoo Finance has it. */
  readonly profile: {
    readonly name: string;
    readonly isin: string | null;
    /** Symbol and market as the ledger has them; undefined if it is no instrument. */
    readonly written: string | undefined;
  } | null;
}

/** An instrument whose market is known is one of Yahoo Finance; any other is an asset without a data source. */
export function ghostfolioSymbol(instrument: ExportedInstrument, currency: string): GhostfolioSymbol {
  const quoted = quotedSymbol(instrument);
  if (quoted !== null) return { symbol: quoted, currency, profile: null };
  const { symbol, market, name, isin } = instrument;
  const written = market === null ? symbol : `${market}:${symbol}`;
  return {
    symbol: idOfText(`${written}|${currency}`),
    currency,
    profile: { name: name ?? symbol, isin, written },
  };
}

/** What a cost or interest without an instrument is about. */
export const ghostfolioPurpose = (name: string, currency: string): GhostfolioSymbol => ({
  symbol: idOfText(`${name}|${currency}`),
  currency,
  profile: { name, isin: null, written: undefined },
});
