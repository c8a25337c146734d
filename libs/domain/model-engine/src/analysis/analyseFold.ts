import type { Expression } from '../language/syntaxTree.js';
import { describeUnit, isDate, namedUnits } from '../units/unit.js';
import type { PartialUnit } from '../units/unitAlgebra.js';
import type { Analysed } from './analysed.js';
import type { AnalysisScope } from './analysisScope.js';
import type { Fold, Formula } from './formula.js';
import { seriesPosition } from './functionTable.js';
import { combinePaces } from './pace.js';
import { requirePlain } from './requirePlain.js';
import type { Shape } from './shape.js';

type Call = Expression & { readonly kind: 'call' };

/** Resolves a call over the periods of a series. */
export function analyseFold(
  call: Call,
  fold: Fold,
  operands: readonly Analysed[],
  scope: AnalysisScope,
): Analysed {
  const position = seriesPosition(fold);
  const series = operands[position] as Analysed;
  const other = operands[1 - position];
  if (series.shape === 'scalar')
    scope.report(
      'shape-mismatch',
      series.formula.span,
      `${call.name} runs over the periods of a series, and this is one figure`,
    );
  if (other) checkOther(call, fold, series, other, scope);
  const pace = combinePaces(fold === 'dated-internal-rate' && other ? [series, other] : [series]);
  const formula: Formula = {
    kind: 'fold',
    fold,
    series: series.formula,
    range: series.shape === 'history' ? 'history' : 'forecast',
    ...(pace && { isYearly: pace === 'year' }),
    ...(other ? { [fold === 'present-value' ? 'rate' : 'by']: other.formula } : {}),
    span: call.span,
  };
  const follows = fold === 'running-sum' ? series : other;
  const shape = shapeOf(fold, series, other);
  return { formula, shape, pace: shape === 'scalar' ? undefined : follows?.pace, unit: unitOf(fold, series) };
}

/** The rate of a present value, the position of a figure, the share of a quantile, the days of flows. */
function checkOther(call: Call, fold: Fold, series: Analysed, other: Analysed, scope: AnalysisScope): void {
  const { span } = other.formula;
  if (fold !== 'dated-internal-rate') requirePlain(call, other, scope);
  if (fold === 'present-value' && other.shape !== 'scalar')
    scope.report('shape-mismatch', span, `${call.name} takes one rate for all periods`);
  if (fold !== 'dated-internal-rate') return;
  if (isDate(series.unit))
    scope.report(
      'unit-mismatch',
      series.formula.span,
      `${call.name} takes the flows first, then their dates`,
    );
  if (other.unit && !isDate(other.unit))
    scope.report('unit-mismatch', span, `${call.name} takes dates here, not ${describeUnit(other.unit)}`);
  if (other.shape !== series.shape || (other.pace ?? series.pace) !== (series.pace ?? other.pace))
    scope.report('shape-mismatch', span, `${call.name} takes a date for each of its flows`);
}

function shapeOf(fold: Fold, series: Analysed, other: Analysed | undefined): Shape {
  if (fold === 'running-sum') return series.shape;
  return (fold === 'nth' || fold === 'quantile') && other ? other.shape : 'scalar';
}

const unitOf = (fold: Fold, { unit }: Analysed): PartialUnit =>
  fold === 'internal-rate' || fold === 'dated-internal-rate' ? namedUnits.rate : unit;
