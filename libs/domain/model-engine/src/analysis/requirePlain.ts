import type { Expression } from '../language/syntaxTree.js';
import { describeUnit, isDimensionless } from '../units/unit.js';
import type { Analysed } from './analysed.js';
import type { AnalysisScope } from './analysisScope.js';

/** Reports an argument that is not a plain number, nor a number of years. */
export function requirePlain(
  call: Expression & { readonly kind: 'call' },
  { unit, formula }: Analysed,
  scope: AnalysisScope,
): void {
  if (unit && !isDimensionless(unit) && unit.kind !== 'years')
    scope.report(
      'unit-mismatch',
      formula.span,
      `${call.name} takes a number here, not ${describeUnit(unit)}`,
    );
}
