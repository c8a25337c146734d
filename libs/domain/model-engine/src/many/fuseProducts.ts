import { operation } from '../program/operation.js';
import { batchStep, isUniform, type ValueNode } from './valueGraph.js';

export interface FusedNodes {
  readonly nodes: readonly ValueNode[];
  readonly schedule: readonly number[];
}

/**
 * Joins a product that is used once with the sum or difference that uses it, so that its row is neither written nor read.
 * Both operations round as before.
 */
export function fuseProducts(
  nodes: readonly ValueNode[],
  schedule: readonly number[],
  uses: Int32Array,
): FusedNodes {
  const fused = [...nodes];
  const isJoined = new Uint8Array(nodes.length);
  const isProduct = (operand: number): boolean =>
    !isUniform(operand) && nodes[operand]?.code === operation.multiply && uses[operand] === 1;
  for (const index of schedule) {
    const { code, operands } = nodes[index] as ValueNode;
    const [left = -1, right = -1] = operands;
    if (isUniform(left) || isUniform(right)) continue;
    if (code !== operation.add && code !== operation.subtract) continue;
    const product = isProduct(right) ? right : left;
    if (!isProduct(product)) continue;
    const other = product === right ? left : right;
    const joined =
      code === operation.add
        ? batchStep.addProduct
        : product === right
          ? batchStep.subtractProduct
          : batchStep.subtractFromProduct;
    fused[index] = { code: joined, operands: [...(nodes[product] as ValueNode).operands, other] };
    isJoined[product] = 1;
  }
  return { nodes: fused, schedule: schedule.filter((index) => isJoined[index] === 0) };
}
