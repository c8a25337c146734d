import { textOf, type SourceSpan } from '../language/sourceSpan.js';
import { currencyHint } from '../units/currencyHint.js';
import { describeUnit } from '../units/unit.js';
import { combineUnits, type PartialUnit } from '../units/unitAlgebra.js';
import type { AnalysisScope } from './analysisScope.js';

const longestQuote = 60;

/** The unit of two parts that must agree. A clash is reported at `span`, quoted, and then adapts. */
export function combinedUnit(
  scope: AnalysisScope,
  a: PartialUnit,
  b: PartialUnit,
  span: SourceSpan,
): PartialUnit {
  const unit = combineUnits(a, b);
  if (unit !== false) return unit;
  if (a && b) {
    const quoted = textOf(scope.source, span).replaceAll(/\s+/g, ' ');
    const shown = quoted.length > longestQuote ? `${quoted.slice(0, longestQuote)}…` : quoted;
    scope.report(
      'unit-mismatch',
      span,
      `${describeUnit(a)} and ${describeUnit(b)} cannot be combined in ${shown}${currencyHint(a, b)}`,
    );
  }
  return undefined;
}
