import type { ColumnMapping } from '@finance-analyst/broker-files';

/** What is remembered of earlier imports, the newest last. */
export interface ImportMemory {
  /** By the fingerprint of a table. */
  readonly mappings: Readonly<Record<string, ColumnMapping>>;
  /** By the id of a portfolio. */
  readonly portfolios: Readonly<Record<string, PortfolioMemory>>;
}

export interface PortfolioMemory {
  /** Ids of accounts by the layout or fingerprint of a file, and the account's name in it. */
  readonly accounts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Ids of instruments by `filedKey`. */
  readonly instruments: Readonly<Record<string, string>>;
}
