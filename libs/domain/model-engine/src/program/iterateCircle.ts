import { runInstructions } from './runInstructions.js';
import type { Circle } from './program.js';

/**
 * Computes the figures of a circle in rounds. A round computes all of them from the named ones of the round before, at
 * first from 0: so neither earlier figures nor the order of statements change a bit of the result. If they do not
 * converge, none has a figure; what the last round started from remains, so that the reason can be found.
 */
export function iterateCircle(instructions: Int32Array, circle: Circle, values: Float64Array): void {
  if (runRounds(instructions, circle, values)) return;
  for (const slot of circle.slots) values[slot] = Number.NaN;
}

/** Whether the rounds converge. */
function runRounds(
  instructions: Int32Array,
  { start, end, slots, named, firstPrevious, tolerance, rounds }: Circle,
  values: Float64Array,
): boolean {
  for (let index = 0; index < slots.length; index += 1)
    values[firstPrevious + index] = named[index] === 1 ? 0 : Number.NaN;
  for (let round = 1; ; round += 1) {
    runInstructions(instructions, start, end, values);
    let isSettled = true;
    for (let index = 0; index < slots.length; index += 1) {
      const figure = values[slots[index] as number] as number;
      const previous = values[firstPrevious + index] as number;
      if (figure !== figure && named[index] === 1) return false;
      // A figure that no named one needs may be missing throughout.
      const isMissing = figure !== figure && previous !== previous;
      if (!isMissing && !(Math.abs(figure - previous) < tolerance * (1 + Math.abs(figure))))
        isSettled = false;
    }
    if (isSettled) return true;
    if (round === rounds) return false;
    for (let index = 0; index < slots.length; index += 1)
      values[firstPrevious + index] = values[slots[index] as number] as number;
  }
}
