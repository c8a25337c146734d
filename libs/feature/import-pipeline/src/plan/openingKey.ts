import { instrumentKey, type LedgerInstrument } from '@finance-analyst/portfolio';

/** Equal for an instrument in an account of the file, however often an import is planned. */
export const openingKey = (filedAccount: string | null, instrument: LedgerInstrument): string =>
  `${filedAccount ?? ''}|${instrumentKey(instrument)}`;
