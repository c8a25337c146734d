import { expect, it } from 'vitest';
import { exampleModel, exampleValuation } from '../testing/exampleModel.js';
import { valueOfModel } from './valueOfModel.js';

it('[VALUATION-48] values a saved model from its own data', () => {
  const document = exampleModel();
  expect(valueOfModel(document.body)).toEqual(exampleValuation(document).evaluator.read('value_per_share'));
});

it('[VALUATION-48] says why a damaged model has no value', () => {
  const { body } = exampleModel();
  expect(valueOfModel({ ...body, fundamentalsSnapshot: { annual: 'lost' } }).ok).toBe(false);
  expect(valueOfModel({ ...body, assumptions: body.assumptions.slice(1) }).ok).toBe(false);
});

it('[VALUATION-52] gives the last computed value of a model with an unknown template', () => {
  const { body } = exampleModel();
  const later = { ...body, template: { ...body.template, hash: 'sha256-later' } };
  expect(valueOfModel(later)).toEqual(body.computed?.valuePerShare);
  const never = valueOfModel({ ...later, computed: null });
  expect(never.ok ? '' : never.reason).toContain('which this release does not have');
});
