import { textInputs } from '@finance-analyst/documents';
import { expect, it } from 'vitest';
import { exampleFundamentals } from '../testing/exampleModel.js';
import { modelMethods } from './methodOfTemplate.js';

it('agrees with the templates on which inputs of a saved model are text', () => {
  const inputs = modelMethods.flatMap(({ model }) => model(5, exampleFundamentals()).inputs);
  const texts = inputs.filter(({ options, unit }) => options !== undefined || unit.kind === 'date');
  expect([...textInputs].sort()).toEqual([...new Set(texts.map(({ name }) => name))].sort());
});
