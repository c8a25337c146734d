import type { CheckedRow } from '../row/CheckedRow.js';
import type { Chunk } from './Chunk.js';

/**
 * Rows whose holdings depend on each other, with a checkpoint for each chunk: those of an instrument in an account, and of what
 * transfers and corporate actions link it with. Cash and totals are sums, so that what happens in one strand changes no other.
 */
export interface Strand {
  /** In the order in which they take effect. */
  readonly rows: readonly CheckedRow[];
  readonly chunks: readonly Chunk[];
}
