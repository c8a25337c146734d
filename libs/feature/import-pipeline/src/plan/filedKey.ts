import type { FiledInstrument } from '@finance-analyst/broker-files';

/** Equal for an instrument that a file names in the same way; choices are remembered by it. */
export const filedKey = ({ isin, symbol, market, name }: FiledInstrument): string =>
  [isin, symbol, market, name].map((part) => part?.trim().toUpperCase() ?? '').join('|');
