import { instrumentKey, type LedgerInstrument } from '@finance-analyst/portfolio';
import type { ExportedInstrument, ExportedLedger } from './ExportedLedger.js';

/** What is known of the instrument of a row; of an instrument that is not listed, its symbol and market alone. */
export function instrumentsOf({
  instruments,
}: Pick<ExportedLedger, 'instruments'>): (instrument: LedgerInstrument) => ExportedInstrument {
  const known = new Map(instruments.map((instrument) => [instrumentKey(instrument), instrument]));
  return (instrument) =>
    known.get(instrumentKey(instrument)) ?? { ...instrument, name: null, isin: null, currency: null };
}
