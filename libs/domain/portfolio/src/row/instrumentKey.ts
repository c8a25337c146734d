import type { LedgerInstrument } from './LedgerInstrument.js';

/** Equal for the same instrument, whatever the case of its symbol and market. */
export const instrumentKey = ({ symbol, market }: LedgerInstrument): string =>
  `${(market ?? '').toUpperCase()}:${symbol.toUpperCase()}`;
