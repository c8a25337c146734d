/** Options of a ledger. */
export interface LedgerOptions {
  /** Rows between two checkpoints; 1,000 if missing. Fewer make an edit cheaper and take more memory. */
  readonly chunkRows?: number;
}
