import { calculationProblem } from './calculationProblem.js';
import type { CalculationProblem } from './CalculationOutcome.js';

/** The inputs that do not fit a model. */
export const inputsProblem = (
  problems: readonly { readonly input: string; readonly message: string }[],
): CalculationProblem =>
  calculationProblem(
    'inputs-do-not-fit',
    'The inputs do not match the model. Correct the inputs listed.',
    problems.map(({ input, message }) => ({ path: `inputs.${input}`, message })),
  );
