import type { IgnoredLines } from '@finance-analyst/broker-files';

/** Lines of every table, which a person does not look for. */
const ofTable: ReadonlySet<string> = new Set(['Headings.', 'Total.']);

/** The lines that are ignored by their reason, without headings and totals. */
export const ignoredReasons = (ignored: readonly IgnoredLines[]): readonly IgnoredLines[] =>
  ignored.filter(({ reason }) => !ofTable.has(reason));
