import type { FiledInstrument } from '../file/FiledInstrument.js';
import { instrumentOf } from '../file/instrumentOf.js';
import type { DegiroLine } from './DegiroLine.js';

/** The instrument that a line names; null if it names none. */
export const degiroInstrument = ({ cells }: DegiroLine): FiledInstrument | null =>
  instrumentOf({ isin: cells.text('isin'), name: cells.text('product'), currency: cells.text('currency') });
