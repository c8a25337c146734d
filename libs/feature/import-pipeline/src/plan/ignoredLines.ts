import type { IgnoredLines } from '@finance-analyst/broker-files';
import { ignoredReasons } from './ignoredReasons.js';

/** How many lines are ignored, without headings and totals. */
export const ignoredLines = (ignored: readonly IgnoredLines[]): number =>
  ignoredReasons(ignored).reduce((count, { lines }) => count + lines.length, 0);
