import type { DataSource } from './Instrument.js';

/** The last known price of an instrument. */
export interface Quote {
  readonly symbol: string;
  /** In units of `currency`. */
  readonly price: number;
  readonly previousClose: number | null;
  readonly change: number | null;
  /** A fraction: 0.012 is 1.2%. */
  readonly changePercent: number | null;
  readonly currency: string;
  /** ISO 8601, UTC. */
  readonly asOf: string;
  readonly source: DataSource;
  /** Older than its source promises; sample prices end on a fixed date and are never stale. */
  readonly stale: boolean;
}
