import { isListOperation } from '../program/listOperation.js';
import { operandCount } from '../program/operation.js';
import { instructionWidth, type Circle, type Program } from '../program/program.js';
import type { BatchCircle } from './batchCircle.js';
import { createValueGraph, isUniform, type ValueGraph } from './valueGraph.js';
import type { VaryingInput } from './varyingInputs.js';

export interface SlicedGraph {
  readonly graph: ValueGraph;
  readonly circles: readonly BatchCircle[];
  readonly operandOfSlot: (slot: number) => number;
}

/** The values behind a slice of a program: what the slice does not compute is the same in all lanes. */
export function buildValueGraph(
  { instructions, circles }: Program,
  ranges: Int32Array,
  values: Float64Array,
  inputs: readonly VaryingInput[],
): SlicedGraph {
  const graph = createValueGraph(inputs.length);
  const computed = new Map<number, number>();
  const batchCircles: BatchCircle[] = [];
  const circleAt = new Map(circles.map((circle) => [circle.start, circle]));
  inputs.forEach(({ firstSlot, count }, column) => {
    for (let slot = firstSlot; slot < firstSlot + count; slot += 1) computed.set(slot, column);
  });
  const operandAt = (index: number): number => computed.get(index) ?? graph.uniform(values[index] as number);
  const addCircle = (circle: Circle): void => {
    // What is the same in all lanes is among the values already.
    const slots = slotsReadBy(instructions, circle).filter((slot) => !isUniform(operandAt(slot)));
    const figures = graph.circle(batchCircles.length, slots.map(operandAt), circle.slots.length);
    circle.slots.forEach((slot, index) => computed.set(slot, figures[index] as number));
    batchCircles.push({ circle, instructions, operandSlots: Int32Array.from(slots), values });
  };
  for (let range = 0; range < ranges.length; range += 2)
    for (let at = ranges[range] as number; at < (ranges[range + 1] as number); at += instructionWidth) {
      const circle = circleAt.get(at);
      if (circle) {
        addCircle(circle);
        at = circle.end - instructionWidth;
        continue;
      }
      const [code = 0, target = 0, a = 0, b = 0, c = 0] = instructions.subarray(at, at + instructionWidth);
      if (isListOperation(code)) {
        const operands = Array.from({ length: b }, (_, index) => operandAt(a + index));
        computed.set(target, graph.applyToList(code, operands));
      } else computed.set(target, graph.apply(code, operandAt(a), operandAt(b), operandAt(c)));
    }
  return { graph, circles: batchCircles, operandOfSlot: operandAt };
}

/** The slots outside a circle that its instructions read, each once. */
function slotsReadBy(
  instructions: Int32Array,
  { start, end, slots, firstPrevious }: Circle,
): readonly number[] {
  const computed = new Set<number>();
  const read = new Set<number>();
  for (let at = start; at < end; at += instructionWidth) {
    for (let operand = 0; operand < operandCount(instructions[at] as number); operand += 1) {
      const slot = instructions[at + 2 + operand] as number;
      const isPrevious = slot >= firstPrevious && slot < firstPrevious + slots.length;
      if (!isPrevious && !computed.has(slot)) read.add(slot);
    }
    computed.add(instructions[at + 1] as number);
  }
  return [...read];
}
