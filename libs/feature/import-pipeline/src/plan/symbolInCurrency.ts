import type { FiledInstrument } from '@finance-analyst/broker-files';

/** The symbol of an instrument where another one of that symbol trades in another currency; null if the file lacks either. */
export const symbolInCurrency = ({ symbol, currency }: FiledInstrument): string | null =>
  symbol?.trim() && currency?.trim() ? `${symbol.trim()} (${currency.trim()})` : null;
