import type { CheckedRow } from '../row/CheckedRow.js';
import type { LedgerAccount } from '../row/LedgerAccount.js';
import type { RefusedRow } from '../row/RefusedRow.js';
import type { AccountEntry } from './AccountEntry.js';
import type { Registry } from './createRegistry.js';
import type { Links } from './linkPositions.js';
import type { Strand } from './Strand.js';

/** The rows of a ledger, folded strand by strand. Immutable: an edit returns another one that shares the strands it leaves alone. */
export interface Ledger {
  readonly accounts: readonly LedgerAccount[];
  readonly entries: ReadonlyMap<string, AccountEntry>;
  readonly chunkRows: number;
  readonly registry: Registry;
  /** Decimals of all amounts of money. */
  readonly moneyPlaces: number;
  /** Rows that can be read, in the order in which they take effect. */
  readonly rows: readonly CheckedRow[];
  /** Rows that cannot be read, or whose id another row has. */
  readonly unreadable: readonly RefusedRow[];
  readonly links: Links;
  readonly strands: ReadonlyMap<number, Strand>;
}
