import type { SourceSpan } from '../language/sourceSpan.js';
import { describeUnit, isDimensionless } from '../units/unit.js';
import { raiseUnit, type PartialUnit } from '../units/unitAlgebra.js';
import type { Analysed } from './analysed.js';
import type { AnalysisScope } from './analysisScope.js';

/** The unit of a power. An exponent is a number or a number of years; money and shares take only whole literals. */
export function powerUnit(
  base: Analysed,
  exponent: Analysed,
  scope: AnalysisScope,
  span: SourceSpan,
): PartialUnit {
  if (exponent.unit && !isDimensionless(exponent.unit) && exponent.unit.kind !== 'years')
    scope.report(
      'unit-mismatch',
      exponent.formula.span,
      `an exponent is a number, not ${describeUnit(exponent.unit)}`,
    );
  const literal = exponent.formula.kind === 'constant' ? exponent.formula.value : undefined;
  const unit = raiseUnit(base.unit, literal);
  if (unit !== false) return unit;
  if (base.unit)
    scope.report(
      'unit-mismatch',
      span,
      `${describeUnit(base.unit)} can only be raised to a whole number up to 4`,
    );
  return undefined;
}
