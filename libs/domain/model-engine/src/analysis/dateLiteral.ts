import { dayNumber } from '../calendar/dayNumber.js';
import type { ReportError } from '../language/modelError.js';
import type { Expression } from '../language/syntaxTree.js';

/** The day number of `date(2026, 6, 30)`; undefined and reported where that is not a day. */
export function dateLiteral(
  { operands, span }: Expression & { readonly kind: 'call' },
  report: ReportError,
): number | undefined {
  const [year = 0, month = 0, day = 0, ...others] = operands.map((operand) =>
    operand.kind === 'number' ? operand.value : Number.NaN,
  );
  const value = others.length > 0 ? Number.NaN : dayNumber(year, month, day);
  if (!Number.isNaN(value)) return value;
  report(
    'invalid-date',
    span,
    'this is not a date: write year, month and day as numbers, as in date(2026, 6, 30), from 1900-03-01 to 9999-12-31',
  );
  return undefined;
}
