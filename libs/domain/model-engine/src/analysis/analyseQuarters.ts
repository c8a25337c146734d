import type { Expression } from '../language/syntaxTree.js';
import { quartersPerYear } from '../program/yearsAndQuarters.js';
import type { Analysed } from './analysed.js';
import type { AnalysisScope } from './analysisScope.js';
import type { FunctionDefinition } from './functionTable.js';
import { checkWholeYears } from './checkYearly.js';

type Call = Expression & { readonly kind: 'call' };

/** The operand of `quarters(x)` where a call of a function takes several parts, or the first or last of them. */
export function quartersOf(
  operand: Expression,
  definition: FunctionDefinition | undefined,
): Expression | undefined {
  if (operand.kind !== 'call' || operand.name !== 'quarters' || operand.operands.length !== 1)
    return undefined;
  const takesParts = definition?.fold !== undefined && (definition.each ?? definition.list) !== undefined;
  return takesParts || isEnd(definition) ? operand.operands[0] : undefined;
}

const isEnd = (definition: FunctionDefinition | undefined): boolean =>
  definition?.name === 'first' || definition?.name === 'last';

/** The figures of a series in the quarters of a year, each a part: all four, or the one that `first` and `last` ask for. */
export function analyseQuarters(
  call: Expression,
  series: Analysed,
  definition: FunctionDefinition | undefined,
  scope: AnalysisScope,
): readonly Analysed[] {
  checkWholeYears(call.span, scope.timeline, scope.report);
  if (series.shape === 'scalar')
    scope.report('shape-mismatch', series.formula.span, 'quarters(…) takes a series, and this is one figure');
  else if (series.pace === 'year')
    scope.report(
      'shape-mismatch',
      call.span,
      'quarters(…) takes figures per quarter, and these are per year',
    );
  const all = Array.from({ length: quartersPerYear }, (_, index) => index + 1);
  const wanted = isEnd(definition) ? (definition?.name === 'first' ? all.slice(0, 1) : all.slice(-1)) : all;
  return wanted.map((quarter) => ({
    ...series,
    formula: { kind: 'quarter', series: series.formula, quarter, span: call.span },
    pace: 'year',
  }));
}

/** `first` and `last` of the quarters are one of them. */
export const endOfQuarters = (call: Call, [only]: readonly Analysed[]): Analysed | undefined =>
  only?.formula.kind === 'quarter' && (call.name === 'first' || call.name === 'last') ? only : undefined;
