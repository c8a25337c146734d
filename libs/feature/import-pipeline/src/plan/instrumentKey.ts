import type { LedgerInstrument } from '@finance-analyst/portfolio';

/** Equal for what a ledger has as one instrument, whatever the case of its symbol and market. */
export const instrumentKey = ({ symbol, market }: LedgerInstrument): string =>
  `${(market ?? '').toUpperCase()}:${symbol.toUpperCase()}`;
