import { findReached } from './findReached.js';
import { operandCount } from './operation.js';
import { instructionWidth, type Program } from './program.js';
import { rangesOf } from './rangesOf.js';

/**
 * The part of a program that must run when only some slots change and only some are wanted: ranges of instructions in
 * order, as `runRanges` takes them.
 */
export function sliceProgram(
  program: Program,
  changing: readonly number[],
  wanted: readonly number[],
): Int32Array {
  const { order, instructions, instructionStarts, slotCount, circles } = program;
  const circleEndingAt = new Map(
    circles.map((circle) => [circle.firstPosition + circle.slots.length - 1, circle]),
  );
  const isMarked = findReached(program, changing);
  const isWanted = new Uint8Array(slotCount);
  for (const slot of wanted) isWanted[slot] = 1;
  for (let position = order.length - 1; position >= 0; position -= 1) {
    const circle = circleEndingAt.get(position);
    if (circle?.slots.some((slot) => isWanted[slot] === 1))
      for (const slot of circle.slots) isWanted[slot] = 1;
    if (isMarked[position] === 0) continue;
    if (isWanted[order[position] as number] === 0) {
      isMarked[position] = 0;
      continue;
    }
    const end = instructionStarts[position + 1] as number;
    for (let at = instructionStarts[position] as number; at < end; at += instructionWidth)
      for (let operand = 0; operand < operandCount(instructions[at] as number); operand += 1) {
        const slot = instructions[at + 2 + operand] as number;
        if (slot < slotCount) isWanted[slot] = 1;
      }
  }
  return rangesOf(program, isMarked);
}
