import type { OfferedInput } from '../inputs/OfferedInput.js';

/**
 * The input that a grid starts with beside another one: the first of another part of the model, since two inputs of one
 * part, such as two premiums, mostly move the value alike; else the first other one. `inputs` are strongest first.
 */
export const otherAxis = (
  row: Pick<OfferedInput, 'name' | 'section'> | undefined,
  inputs: readonly OfferedInput[],
): OfferedInput | undefined =>
  inputs.find(({ section }) => section !== row?.section) ?? inputs.find(({ name }) => name !== row?.name);
