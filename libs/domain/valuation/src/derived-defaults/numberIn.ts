import type { InputValues } from '@finance-analyst/model-engine';

/** The number of an input; for a driver, its final-year number. */
export function numberIn(inputs: InputValues, input: string): number {
  const value = inputs[input];
  const number = typeof value === 'object' ? value.at(-1) : value;
  if (typeof number !== 'number') throw new Error(`${input} is not a number.`);
  return number;
}
