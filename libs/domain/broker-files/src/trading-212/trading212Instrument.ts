import type { Cells } from '../cells/Cells.js';
import type { FiledInstrument } from '../file/FiledInstrument.js';
import { instrumentOf } from '../file/instrumentOf.js';

/** The instrument that a line names; null if it names none. */
export const trading212Instrument = (cells: Cells): FiledInstrument | null =>
  instrumentOf({
    isin: cells.text('isin'),
    symbol: cells.text('ticker'),
    name: cells.text('name'),
    currency: cells.text('currency price share'),
  });
