import { expect, it } from 'vitest';
import { exampleModel, exampleValuation } from '../testing/exampleModel.js';
import { valueOfModel } from './valueOfModel.js';

it('[VALUATION-48] values a saved model from what it carries', () => {
  const document = exampleModel();
  expect(valueOfModel(document.body)).toEqual(exampleValuation(document).evaluator.read('value_per_share'));
});

it('[VALUATION-48] says why a damaged model has no value', () => {
  const { body } = exampleModel();
  expect(valueOfModel({ ...body, fundamentalsSnapshot: { annual: 'lost' } }).ok).toBe(false);
  expect(valueOfModel({ ...body, assumptions: body.assumptions.slice(1) }).ok).toBe(false);
});
