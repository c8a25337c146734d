import { closestName } from '../language/closestName.js';
import { isClockName } from '../language/reservedWords.js';
import type { BinaryOperator, Expression } from '../language/syntaxTree.js';
import { operation, type Operation } from '../program/operation.js';
import { isDate, namedUnits } from '../units/unit.js';
import { divideUnits, multiplyUnits, type PartialUnit } from '../units/unitAlgebra.js';
import { analyseCall } from './analyseCall.js';
import { constant, unread, type Analysed } from './analysed.js';
import type { AnalysisScope } from './analysisScope.js';
import { analyseQuarters, quartersOf } from './analyseQuarters.js';
import { analyseChoice } from './analyseChoice.js';
import { dateArithmetic } from './dateArithmetic.js';
import { functionTable, isOverPeriods, isSeries } from './functionTable.js';
import { combinedUnit } from './combinedUnit.js';
import { isChoice } from './item.js';
import { combinePaces } from './pace.js';
import { powerUnit } from './powerUnit.js';
import { combineShapes } from './shape.js';

const operations: Record<BinaryOperator, Operation> = {
  '+': operation.add,
  '-': operation.subtract,
  '*': operation.multiply,
  '/': operation.divide,
  '^': operation.power,
  '=': operation.equal,
  '<>': operation.notEqual,
  '<': operation.less,
  '<=': operation.lessOrEqual,
  '>': operation.greater,
  '>=': operation.greaterOrEqual,
};

/** Resolves the names of a formula and works out its shape and unit. Faults are reported; what is unknown adapts. */
export function analyseExpression(expression: Expression, scope: AnalysisScope): Analysed {
  const { span } = expression;
  switch (expression.kind) {
    case 'number':
      return constant(expression.value, expression);
    case 'name':
      return analyseName(expression, scope);
    case 'call':
      return analyseCall(
        expression,
        expression.operands.flatMap((operand) => analyseParts(expression, operand, scope)),
        scope,
      );
    case 'negate': {
      const operand = analyseExpression(expression.operand, scope);
      if (isDate(operand.unit)) scope.report('unit-mismatch', span, 'a date has no sign');
      return { ...operand, formula: apply(operation.negate, [operand], span) };
    }
    case 'binary': {
      const choice = analyseChoice(expression, scope);
      if (choice) return choice;
      const left = analyseExpression(expression.left, scope);
      const right = analyseExpression(expression.right, scope);
      const dated = dateArithmetic(expression, left, right, scope);
      return {
        formula: apply(dated?.operation ?? operations[expression.operator], [left, right], span),
        shape: combineShapes([left.shape, right.shape]),
        pace: combinePaces([left, right]),
        unit: dated ? dated.unit : binaryUnit(expression, left, right, scope),
      };
    }
  }
}

/** An operand, or the quarters of one as a part each. */
function analyseParts(
  call: Expression & { kind: 'call' },
  operand: Expression,
  scope: AnalysisScope,
): readonly Analysed[] {
  const definition = functionTable.get(call.name);
  const series = quartersOf(operand, definition);
  return series
    ? analyseQuarters(operand, analyseExpression(series, scope), definition, scope)
    : [analyseOperand(call, operand, scope)];
}

/** In a function over the periods, `history(x)` is x over the historical ones. */
function analyseOperand(
  call: Expression & { kind: 'call' },
  operand: Expression,
  scope: AnalysisScope,
): Analysed {
  const definition = functionTable.get(call.name);
  const isRange = isOverPeriods(definition, call) && isSeries(definition, call.operands.indexOf(operand));
  const [inner, ...others] = operand.kind === 'call' && operand.name === 'history' ? operand.operands : [];
  if (!isRange || !inner || others.length > 0) return analyseExpression(operand, scope);
  const series = analyseExpression(inner, scope);
  return series.shape === 'scalar' ? series : { ...series, shape: 'history' };
}

const apply = (
  code: Operation,
  parts: readonly Analysed[],
  span: Expression['span'],
): Analysed['formula'] => ({
  kind: 'apply',
  operation: code,
  operands: parts.map((part) => part.formula),
  span,
});

function analyseName(expression: Expression & { kind: 'name' }, scope: AnalysisScope): Analysed {
  const { name, nameSpan, lag, span } = expression;
  if (isClockName(name)) {
    if (lag !== 0) scope.report('invalid-lag', span, `${name} takes no lag: write ${name} - 1`);
    const unit = name === 'year' ? namedUnits.years : namedUnits.count;
    return { formula: { kind: 'clock', clock: name, span }, shape: 'forecast', unit };
  }
  const item = scope.byName.get(name);
  if (!item || item.statement.kind === 'check') {
    const suggestion = (): string | undefined => {
      const known = [...scope.byName.values()].filter(({ statement }) => statement.kind !== 'check');
      return closestName(name, [...known.map((other) => other.name), ...functionTable.keys()]);
    };
    scope.report('unknown-name', nameSpan, `nothing is named ${name}`, { suggestion });
    return unread(expression);
  }
  if (isChoice(item))
    scope.report(
      'unit-mismatch',
      span,
      `${name} is a choice: compare it with an option, as in ${name} = ${item.options?.[0]}`,
    );
  if (lag !== 0 && item.shape === 'scalar')
    scope.report('shape-mismatch', span, `${name} is one figure for all periods and takes no lag`);
  const lagged = lag !== 0 && item.shape === 'history';
  return {
    formula: { kind: 'reference', item: item.index, lag: item.shape === 'scalar' ? 0 : lag, span },
    shape: lagged ? 'forecast' : item.shape,
    pace: item.shape === 'scalar' ? undefined : item.isYearly ? 'year' : 'period',
    unit: scope.unitOf(item),
  };
}

function binaryUnit(
  { operator, span }: Expression & { kind: 'binary' },
  left: Analysed,
  right: Analysed,
  scope: AnalysisScope,
): PartialUnit {
  switch (operator) {
    case '*':
      return multiplyUnits(left.unit, right.unit);
    case '/':
      return divideUnits(left.unit, right.unit);
    case '^':
      return powerUnit(left, right, scope, span);
    case '+':
    case '-':
      return combinedUnit(scope, left.unit, right.unit, span);
    default:
      combinedUnit(scope, left.unit, right.unit, span);
      return namedUnits.flag;
  }
}
