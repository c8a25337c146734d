import { closestName } from '../language/closestName.js';
import type { Expression } from '../language/syntaxTree.js';
import { operation } from '../program/operation.js';
import { namedUnits } from '../units/unit.js';
import type { Analysed } from './analysed.js';
import type { AnalysisScope } from './analysisScope.js';
import { isChoice, type DeclaredItem } from './item.js';

/** Analyses `terminal_method = exit_multiple`; undefined when neither side is a choice. */
export function analyseChoice(
  { operator, left, right, span }: Expression & { kind: 'binary' },
  scope: AnalysisScope,
): Analysed | undefined {
  if (operator !== '=' && operator !== '<>') return undefined;
  const item = choiceNamedBy(left, scope) ?? choiceNamedBy(right, scope);
  if (!item) return undefined;
  const option = choiceNamedBy(left, scope) ? right : left;
  const value = optionValue(option, item, scope);
  return {
    formula: {
      kind: 'apply',
      operation: operator === '=' ? operation.equal : operation.notEqual,
      operands: [
        { kind: 'reference', item: item.index, lag: 0, span: option === right ? left.span : right.span },
        { kind: 'constant', value, span: option.span },
      ],
      span,
    },
    shape: 'scalar',
    unit: namedUnits.flag,
  };
}

function choiceNamedBy(expression: Expression, scope: AnalysisScope): DeclaredItem | undefined {
  if (expression.kind !== 'name' || expression.lag !== 0) return undefined;
  const item = scope.byName.get(expression.name);
  return item && isChoice(item) ? item : undefined;
}

function optionValue(option: Expression, item: DeclaredItem, scope: AnalysisScope): number {
  const options = item.options ?? [];
  const name = option.kind === 'name' ? option.name : '';
  const value = options.indexOf(name);
  if (value < 0)
    scope.report('unknown-option', option.span, `${item.name} is one of ${options.join(', ')}`, {
      suggestion: () => closestName(name, options),
    });
  return Math.max(0, value);
}
