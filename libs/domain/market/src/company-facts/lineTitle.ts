import type { StatementLine } from '../fundamentals/StatementLine.js';
import { tagTitle } from './tagTitle.js';

/** A statement line within a sentence: `cash from operations`. */
export function lineTitle(line: StatementLine): string {
  return tagTitle(line).toLowerCase();
}
