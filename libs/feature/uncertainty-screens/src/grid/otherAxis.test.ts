import { expect, it } from 'vitest';
import { offeredInputs } from '../inputs/offeredInputs.js';
import { exampleBankDocument, exampleValuation } from '../testing/exampleModel.js';
import { otherAxis } from './otherAxis.js';

const inputs = offeredInputs(exampleValuation(exampleBankDocument()));
const named = (names: readonly string[]) =>
  names.flatMap((name) => inputs.find((input) => input.name === name) ?? []);

it('[UNCERTAINTY-SCREENS-13] sets an input of another part of the model beside the strongest one', () => {
  const strongest = named(['risk_free_rate', 'beta', 'return_on_equity']);
  expect(strongest).toHaveLength(3);
  expect(otherAxis(strongest[0], strongest)?.name).toBe('return_on_equity');
  expect(otherAxis(strongest[0], strongest.slice(0, 2))?.name).toBe('beta');
  expect(otherAxis(strongest[0], strongest.slice(0, 1))).toBeUndefined();
});
