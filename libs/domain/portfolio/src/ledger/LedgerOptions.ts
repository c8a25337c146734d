/** Options of a ledger. */
export interface LedgerOptions {
  /** Rows of a strand between two checkpoints; 64 if missing. Fewer make an edit cheaper and take more memory. */
  readonly chunkRows?: number;
}
