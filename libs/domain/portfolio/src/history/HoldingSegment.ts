import type { Segment } from '../contribution/Segment.js';
import type { LedgerInstrument } from '../row/LedgerInstrument.js';

/** An instrument in an account. Its gains include its income, after its fees and taxes; income flows out to cash. */
export interface HoldingSegment extends Segment {
  readonly account: string;
  readonly instrument: LedgerInstrument;
}
