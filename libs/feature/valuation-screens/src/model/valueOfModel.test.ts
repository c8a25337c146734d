import { expect, it } from 'vitest';
import { exampleDocument, exampleValuation } from '../testing/exampleModel.js';
import { valueOfModel } from './valueOfModel.js';

it('[VALUATION-SCREENS-15] values a saved model from what it carries', () => {
  const document = exampleDocument();
  expect(valueOfModel(document.body)).toEqual(exampleValuation(document).evaluator.read('value_per_share'));
});

it('[VALUATION-SCREENS-15] says why a damaged model has no value', () => {
  const { body } = exampleDocument();
  expect(valueOfModel({ ...body, fundamentalsSnapshot: { annual: 'lost' } }).ok).toBe(false);
  expect(valueOfModel({ ...body, assumptions: body.assumptions.slice(1) }).ok).toBe(false);
});
