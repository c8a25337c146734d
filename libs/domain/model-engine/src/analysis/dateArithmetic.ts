import type { BinaryOperator, Expression } from '../language/syntaxTree.js';
import { operation, type Operation } from '../program/operation.js';
import { describeUnit, isDate, namedUnits } from '../units/unit.js';
import type { PartialUnit } from '../units/unitAlgebra.js';
import type { Analysed } from './analysed.js';
import type { AnalysisScope } from './analysisScope.js';
import type { Formula } from './formula.js';

/** What an operator on a day of the calendar does. */
export interface DateArithmetic {
  readonly operation: Operation;
  readonly unit: PartialUnit;
}

/**
 * Days minus days are a number of days; a day plus or minus a number of days is a day. Undefined for everything else:
 * for operators without a day, and for what can be done with days as with any figure, such as comparing them.
 */
export function dateArithmetic(
  { operator, span }: Expression & { readonly kind: 'binary' },
  left: Analysed,
  right: Analysed,
  scope: AnalysisScope,
): DateArithmetic | undefined {
  if (!isDate(left.unit) && !isDate(right.unit)) return undefined;
  if (isComparison(operator)) {
    requireDates([left, right], scope);
    return undefined;
  }
  if (operator === '-' && isDate(left.unit) && isDate(right.unit))
    return { operation: operation.subtract, unit: namedUnits.count };
  const moves = operator === '+' ? operation.addDays : operator === '-' ? operation.subtractDays : undefined;
  if (moves === undefined)
    scope.report('unit-mismatch', span, 'a date cannot be multiplied, divided or raised to a power');
  else if (!isDate(left.unit))
    scope.report('unit-mismatch', span, `write the date first: date ${operator} days`);
  else if (isDate(right.unit))
    scope.report('unit-mismatch', span, 'dates cannot be added; date - date is a number of days');
  else if (!isNumberOfDays(right.unit))
    scope.report(
      'unit-mismatch',
      right.formula.span,
      `a date moves by a number of days, not by ${describeUnit(right.unit ?? namedUnits.number)}`,
    );
  return { operation: moves ?? operation.add, unit: moves === undefined ? undefined : namedUnits.date };
}

const isComparison = (operator: BinaryOperator): boolean => /[=<>]/u.test(operator);

const isNumberOfDays = (unit: PartialUnit): boolean =>
  unit === undefined || unit.kind === 'number' || unit.kind === 'count';

/** Literals take the unit of their neighbor, but a bare number is not a day. */
export function requireDates(parts: readonly Analysed[], scope: AnalysisScope): void {
  if (!parts.some(({ unit }) => isDate(unit))) return;
  for (const { formula, unit } of parts)
    if (unit === undefined && isLiteral(formula))
      scope.report('unit-mismatch', formula.span, 'a number is not a date: write date(2026, 6, 30)');
}

/** A number that could not be read (NaN) is not a literal; its own error is already reported at its position. */
const isLiteral = (formula: Formula): boolean =>
  formula.kind === 'constant'
    ? !Number.isNaN(formula.value)
    : formula.kind === 'apply' && formula.operands.every(isLiteral);
