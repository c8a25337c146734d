import type { DataSource } from '@finance-analyst/market';

/** A provider that this server could ask and does not, for want of a setting. */
export interface UnconfiguredProvider {
  readonly source: DataSource;
  readonly name: string;
  /** What is missing and how to set it. */
  readonly reason: string;
}
