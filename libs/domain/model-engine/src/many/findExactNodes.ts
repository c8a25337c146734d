import { operation } from '../program/operation.js';
import { batchStep, isUniform, type ValueNode } from './valueGraph.js';

/**
 * Marks the nodes whose overflows must be turned into NaN, and −0 into 0, at once. Others may leave that to later ones: in
 * sums, differences, products and numerators an infinity cannot become finite again, and a zero's sign does not show.
 */
export function findExactNodes(
  nodes: readonly ValueNode[],
  schedule: readonly number[],
  wanted: readonly number[],
): Uint8Array {
  const isExact = new Uint8Array(nodes.length);
  for (const operand of wanted) if (!isUniform(operand)) isExact[operand] = 1;
  for (const index of schedule.toReversed()) {
    const { code, operands } = nodes[index] as ValueNode;
    operands.forEach((operand, position) => {
      if (!isUniform(operand) && needsExact(code, position, isExact[index] === 1)) isExact[operand] = 1;
    });
  }
  return isExact;
}

function needsExact(code: number, position: number, isResultExact: boolean): boolean {
  switch (code) {
    case operation.add:
    case operation.subtract:
    case operation.multiply:
    case operation.negate:
    case operation.logarithm:
    case operation.absolute:
    case operation.squareRoot:
      return false;
    case operation.divide:
      return position === 1;
    case operation.require:
      return position === 0;
    case operation.select:
      return position === 0 || isResultExact;
    default:
      return true;
  }
}

/** Whether the result of a node is without infinities and −0 only if it is made so. */
export function isLoose(code: number): boolean {
  switch (code) {
    case operation.add:
    case operation.subtract:
    case operation.multiply:
    case operation.divide:
    case operation.negate:
    case batchStep.addProduct:
    case batchStep.subtractProduct:
    case batchStep.subtractFromProduct:
      return true;
    default:
      return false;
  }
}
