import type { IgnoredLines } from '@finance-analyst/broker-files';

/** Lines of every table, which a person does not look for. */
const ofTable: ReadonlySet<string> = new Set(['Headings.', 'Total.']);

/** How many lines are ignored, without headings and totals. */
export const ignoredLines = (ignored: readonly IgnoredLines[]): number =>
  ignored.reduce((count, { reason, lines }) => count + (ofTable.has(reason) ? 0 : lines.length), 0);
