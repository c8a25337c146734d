import type { Formula } from '../analysis/formula.js';
import type { CompiledItem } from '../compiledModel.js';
import { operation } from './operation.js';

/** The item with powers as the host computes them; `npv` discounts by the engine's own. */
export const withHostPowers = (item: CompiledItem): CompiledItem => ({
  ...item,
  formula: item.formula && replacePowers(item.formula),
  seed: item.seed && replacePowers(item.seed),
});

function replacePowers(formula: Formula): Formula {
  switch (formula.kind) {
    case 'apply':
      return {
        ...formula,
        operation: formula.operation === operation.power ? operation.hostPower : formula.operation,
        operands: formula.operands.map(replacePowers),
      };
    case 'list':
      return { ...formula, operands: formula.operands.map(replacePowers) };
    case 'call':
      return {
        ...formula,
        operands: formula.operands.map(replacePowers),
        meaning: replacePowers(formula.meaning),
      };
    case 'quarter':
      return { ...formula, series: replacePowers(formula.series) };
    case 'fold':
      return {
        ...formula,
        series: replacePowers(formula.series),
        ...(formula.rate && { rate: replacePowers(formula.rate) }),
        ...(formula.by && { by: replacePowers(formula.by) }),
      };
    default:
      return formula;
  }
}
