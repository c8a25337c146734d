import { runInstructions } from '../program/runInstructions.js';
import { runProgram } from '../program/runProgram.js';
import type { Evaluator } from './evaluator.js';
import { fillInputs } from './inputValues.js';

/**
 * The figures of the first rounds of each circular reference of a model, for those who show them: by circle and round,
 * in the order of its `figures` in `formulaView`; NaN where one cannot be computed. Rounds go on after convergence.
 */
export function circleRounds(
  evaluator: Pick<Evaluator, 'model' | 'inputs'>,
  count: number,
): readonly (readonly Float64Array[])[] {
  const { program } = evaluator.model;
  const filled = fillInputs(evaluator.model, evaluator.inputs());
  if (!filled.ok) throw new RangeError('the inputs of an evaluator do not fit its model');
  runProgram(program, filled.values);
  return program.circles.map(({ start, end, slots, named, firstPrevious }) => {
    const values = filled.values.slice();
    const previous = values.subarray(firstPrevious, firstPrevious + slots.length);
    previous.set(Float64Array.from(named, (isNamed) => (isNamed === 1 ? 0 : Number.NaN)));
    return Array.from({ length: count }, () => {
      runInstructions(program.instructions, start, end, values);
      const figures = Float64Array.from(slots, (slot) => values[slot] as number);
      previous.set(figures);
      return figures;
    });
  });
}
