import type { LedgerInstrument } from '../row/LedgerInstrument.js';

/** An instrument in a sentence: its symbol. */
export const nameOf = (instrument: LedgerInstrument | undefined): string => instrument?.symbol ?? '';
