import type { Valuation } from '@finance-analyst/valuation';
import { methodViewOf } from '../method/methodViewOf.js';

/** A forecast period shorter than its fiscal year: its length in years, and its days as spreadsheets count them. */
export interface PartialYear {
  readonly years: number;
  readonly start: number;
  readonly end: number;
}

/** How its length is written. */
export const partialYearFormat = { kind: 'number', precision: 1 } as const;

/** The first forecast period, from the balance sheet to its fiscal year end; null for one of a whole year. */
export function partialYear(
  { body, evaluator }: Pick<Valuation, 'body' | 'evaluator'>,
  period: number,
): PartialYear | null {
  const lines = methodViewOf(body.template).periodLines;
  if (!lines) return null;
  const [years, start, end] = [lines.length, lines.start, lines.end].map((line) =>
    evaluator.number(line, period),
  );
  return years !== undefined && start !== undefined && end !== undefined && years < 1
    ? { years, start, end }
    : null;
}
