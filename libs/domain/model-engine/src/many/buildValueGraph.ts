import { isListOperation } from '../program/listOperation.js';
import { instructionWidth, type Program } from '../program/program.js';
import { createValueGraph, type ValueGraph } from './valueGraph.js';
import type { VaryingInput } from './varyingInputs.js';

export interface SlicedGraph {
  readonly graph: ValueGraph;
  readonly operandOfSlot: (slot: number) => number;
}

/** The values behind a slice of a program: what the slice does not compute is the same in all lanes. */
export function buildValueGraph(
  { instructions }: Program,
  ranges: Int32Array,
  values: Float64Array,
  inputs: readonly VaryingInput[],
): SlicedGraph {
  const graph = createValueGraph(inputs.length);
  const computed = new Map<number, number>();
  inputs.forEach(({ firstSlot, count }, column) => {
    for (let slot = firstSlot; slot < firstSlot + count; slot += 1) computed.set(slot, column);
  });
  const operandAt = (index: number): number => computed.get(index) ?? graph.uniform(values[index] as number);
  for (let range = 0; range < ranges.length; range += 2)
    for (let at = ranges[range] as number; at < (ranges[range + 1] as number); at += instructionWidth) {
      const [code = 0, target = 0, a = 0, b = 0, c = 0] = instructions.subarray(at, at + instructionWidth);
      if (isListOperation(code)) {
        const operands = Array.from({ length: b }, (_, index) => operandAt(a + index));
        computed.set(target, graph.applyToList(code, operands));
      } else computed.set(target, graph.apply(code, operandAt(a), operandAt(b), operandAt(c)));
    }
  return { graph, operandOfSlot: operandAt };
}
