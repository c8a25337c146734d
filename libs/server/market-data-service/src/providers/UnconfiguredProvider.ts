import type { DataSource } from '@finance-analyst/market';

/** A provider that is disabled because a setting is missing. */
export interface UnconfiguredProvider {
  readonly source: DataSource;
  readonly name: string;
  /** The missing setting and how to set it. */
  readonly reason: string;
}
