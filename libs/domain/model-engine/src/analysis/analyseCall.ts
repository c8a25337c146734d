import { closestName } from '../language/closestName.js';
import type { Expression } from '../language/syntaxTree.js';
import { operation } from '../program/operation.js';
import { describeUnit, isDate, namedUnits } from '../units/unit.js';
import { rootUnit, type PartialUnit } from '../units/unitAlgebra.js';
import { constant, unread, type Analysed } from './analysed.js';
import type { AnalysisScope } from './analysisScope.js';
import { combinedUnit } from './combinedUnit.js';
import { requireDates } from './dateArithmetic.js';
import { dateLiteral } from './dateLiteral.js';
import { analyseFold } from './analyseFold.js';
import { endOfQuarters } from './analyseQuarters.js';
import type { Formula } from './formula.js';
import { functionTable, isOverPeriods, type FunctionDefinition } from './functionTable.js';
import { combinePaces } from './pace.js';
import { powerUnit } from './powerUnit.js';
import { requirePlain } from './requirePlain.js';
import { combineShapes } from './shape.js';

type Call = Expression & { readonly kind: 'call' };

/** Resolves a call: which function, whether over the periods or period by period, and the unit of its result. */
export function analyseCall(call: Call, operands: readonly Analysed[], scope: AnalysisScope): Analysed {
  const definition = functionTable.get(call.name);
  if (!definition) {
    const suggestion = (): string | undefined => closestName(call.name, functionTable.keys());
    scope.report('unknown-function', call.nameSpan, `there is no function ${call.name}`, { suggestion });
    return unread(call);
  }
  const { minimumArguments, maximumArguments } = definition;
  if (operands.length < minimumArguments || operands.length > maximumArguments) {
    const wanted = `${definition.name}(${definition.parameters})`;
    scope.report('wrong-argument-count', call.span, `${wanted} is given ${operands.length} arguments`);
    return unread(call);
  }
  if (definition.name === 'history')
    scope.report(
      'shape-mismatch',
      call.span,
      'history(…) is the whole series of a function over the periods, as in average(history(revenue))',
    );
  if (definition.name === 'quarters')
    scope.report(
      'shape-mismatch',
      call.span,
      'quarters(…) are the four parts of a year, as in sum(quarters(revenue)) or last(quarters(debt))',
    );
  if (definition.unit === 'literal') {
    const day = dateLiteral(call, scope.report);
    return day === undefined ? unread(call) : { ...constant(day, call), unit: namedUnits.date };
  }
  if (definition.dates !== true) refuseDates(call, operands, scope);
  const meaning =
    endOfQuarters(call, operands) ??
    (definition.fold && isOverPeriods(definition, { ...call, operands })
      ? analyseFold(call, definition.fold, operands, scope)
      : analyseEach(call, definition, operands, scope));
  const formula: Formula = {
    kind: 'call',
    name: call.name,
    operands: operands.map((operand) => operand.formula),
    meaning: meaning.formula,
    span: call.span,
  };
  return { ...meaning, formula };
}

function analyseEach(
  call: Call,
  definition: FunctionDefinition,
  operands: readonly Analysed[],
  scope: AnalysisScope,
): Analysed {
  const unit = unitOfCall(call, definition, operands, scope);
  const formulas = operands.map((operand) => operand.formula);
  let formula = combineFormulas(definition, formulas, call);
  if (definition.fold === 'average') {
    const count: Formula = { kind: 'constant', value: operands.length, span: call.span };
    formula = { kind: 'apply', operation: operation.divide, operands: [formula, count], span: call.span };
  }
  const shape = combineShapes(operands.map((operand) => operand.shape));
  return { formula, shape, pace: combinePaces(operands), unit };
}

/** Two-sided operations take any number of operands, from left to right: max(a, b, c) is max(max(a, b), c). */
function combineFormulas(
  definition: FunctionDefinition,
  operands: readonly Formula[],
  { span }: Call,
): Formula {
  const { each = operation.copy, list, minimumArguments, maximumArguments } = definition;
  if (list !== undefined) return { kind: 'list', operation: list, operands, span };
  if (minimumArguments === maximumArguments) return { kind: 'apply', operation: each, operands, span };
  const [first, ...rest] = operands as readonly [Formula, ...Formula[]];
  return rest.reduce<Formula>(
    (left, right) => ({ kind: 'apply', operation: each, operands: [left, right], span }),
    first,
  );
}

function unitOfCall(
  call: Call,
  { unit: rule }: FunctionDefinition,
  operands: readonly Analysed[],
  scope: AnalysisScope,
): PartialUnit {
  const [first, second] = operands;
  switch (rule) {
    case 'alike':
      return alikeUnit(call, operands, scope);
    case 'first':
      if (second) requirePlain(call, second, scope);
      return first?.unit;
    case 'plain':
      for (const operand of operands) requirePlain(call, operand, scope);
      return namedUnits.number;
    case 'root': {
      const unit = rootUnit(first?.unit);
      if (unit !== false) return unit;
      scope.report(
        'unit-mismatch',
        call.span,
        `there is no square root of ${describeUnit(first?.unit ?? namedUnits.number)}`,
      );
      return undefined;
    }
    case 'power':
      return first && second ? powerUnit(first, second, scope, call.span) : undefined;
    case 'date':
      if (first?.unit && !isDate(first.unit))
        scope.report(
          'unit-mismatch',
          first.formula.span,
          `${call.name} takes a date here, not ${describeUnit(first.unit)}`,
        );
      if (second) requirePlain(call, second, scope);
      return namedUnits.date;
    case 'payment':
      for (const operand of operands.slice(0, 2)) requirePlain(call, operand, scope);
      return operands[2]?.unit;
    case 'share': {
      const share = operands.at(-1);
      if (share) requirePlain(call, share, scope);
      return alikeUnit(call, operands.slice(0, -1), scope);
    }
    case 'literal':
      return undefined;
    case 'flags':
      for (const operand of operands) requireFlag(call, operand, scope);
      return namedUnits.flag;
    case 'condition':
      if (first) requireFlag(call, first, scope);
      return alikeUnit(call, operands.slice(1), scope);
  }
}

function alikeUnit(call: Call, operands: readonly Analysed[], scope: AnalysisScope): PartialUnit {
  requireDates(operands, scope);
  return operands.reduce<PartialUnit>(
    (unit, operand) => combinedUnit(scope, unit, operand.unit, call.span),
    undefined,
  );
}

function refuseDates(call: Call, operands: readonly Analysed[], scope: AnalysisScope): void {
  const day = operands.find(({ unit }) => isDate(unit));
  if (day) scope.report('unit-mismatch', day.formula.span, `${call.name} takes no dates`);
}

function requireFlag(call: Call, { unit, formula }: Analysed, scope: AnalysisScope): void {
  if (unit && unit.kind !== 'flag')
    scope.report(
      'unit-mismatch',
      formula.span,
      `${call.name} takes a comparison or a flag here, not ${describeUnit(unit)}`,
    );
}
