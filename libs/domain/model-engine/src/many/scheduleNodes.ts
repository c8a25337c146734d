import { isUniform, type ValueNode } from './valueGraph.js';

/**
 * The nodes behind the wanted ones, each after its operands and close to where it is used, so that few values exist at the
 * same time. What is not needed is left out.
 */
export function scheduleNodes(nodes: readonly ValueNode[], wanted: readonly number[]): readonly number[] {
  const isDone = new Uint8Array(nodes.length);
  const schedule: number[] = [];
  const pending = wanted.filter((operand) => !isUniform(operand)).toReversed();
  while (pending.length > 0) {
    const node = pending.at(-1) as number;
    const missing = (nodes[node] as ValueNode).operands.filter(
      (operand) => !isUniform(operand) && isDone[operand] === 0,
    );
    if (isDone[node] === 1 || missing.length === 0) {
      pending.pop();
      if (isDone[node] === 0) schedule.push(node);
      isDone[node] = 1;
    } else pending.push(...missing.toReversed());
  }
  return schedule;
}
