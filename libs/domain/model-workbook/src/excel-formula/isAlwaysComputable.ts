import { operation, type Formula, type FormulaItem } from '@finance-analyst/model-engine';

const comparisons: ReadonlySet<number> = new Set([
  operation.equal,
  operation.notEqual,
  operation.less,
  operation.lessOrEqual,
  operation.greater,
  operation.greaterOrEqual,
]);

/** Whether a part of a formula has a result whatever the inputs: numbers, inputs, the timeline and comparisons of them. */
export function isAlwaysComputable(formula: Formula, items: readonly FormulaItem[]): boolean {
  const areAll = (parts: readonly Formula[]): boolean =>
    parts.every((part) => isAlwaysComputable(part, items));
  switch (formula.kind) {
    case 'constant':
    case 'clock':
      return true;
    case 'reference':
      return items[formula.item]?.kind === 'input';
    case 'quarter':
      return isAlwaysComputable(formula.series, items);
    case 'apply':
      return comparisons.has(formula.operation) && areAll(formula.operands);
    case 'call':
      return ['and', 'or', 'not', 'if'].includes(formula.name) && areAll(formula.operands);
    case 'list':
    case 'fold':
      return false;
  }
}
