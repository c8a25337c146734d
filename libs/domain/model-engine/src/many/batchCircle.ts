import { iterateCircle } from '../program/iterateCircle.js';
import type { Circle } from '../program/program.js';

/** A circle of a program as a batch computes it: lane by lane, because lanes converge after different rounds. */
export interface BatchCircle {
  readonly circle: Circle;
  readonly instructions: Int32Array;
  /** The slots that the circle reads and that differ by lane. */
  readonly operandSlots: Int32Array;
  /** The figures that are the same in all lanes, in their slots. */
  readonly values: Float64Array;
}

/** The room of a circle in a block: the rows of its figures. */
export interface CircleRoom extends BatchCircle {
  readonly figures: readonly Float64Array[];
}

export function createCircleRoom(circle: BatchCircle, blockLength: number): CircleRoom {
  return {
    ...circle,
    // The lanes write into it.
    values: circle.values.slice(),
    figures: Array.from(circle.circle.slots, () => new Float64Array(blockLength)),
  };
}

/** Computes the figures of a circle in each lane as an evaluator does. */
export function runCircle(
  { circle, instructions, operandSlots, values, figures }: CircleRoom,
  operands: readonly Float64Array[],
  count: number,
): void {
  for (let lane = 0; lane < count; lane += 1) {
    for (let index = 0; index < operandSlots.length; index += 1)
      values[operandSlots[index] as number] = (operands[index] as Float64Array)[lane] as number;
    iterateCircle(instructions, circle, values);
    for (let index = 0; index < figures.length; index += 1)
      (figures[index] as Float64Array)[lane] = values[circle.slots[index] as number] as number;
  }
}
