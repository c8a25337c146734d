import { choiceInputs } from '@finance-analyst/documents';
import { freeCashFlowToFirmModel } from '../free-cash-flow-to-firm/freeCashFlowToFirmModel.js';
import { expect, it } from 'vitest';

it('agrees with the template on which inputs of a saved model are choices', () => {
  const { inputs } = freeCashFlowToFirmModel(5);
  const choices = inputs.filter(({ options }) => options !== undefined).map(({ name }) => name);
  expect([...choiceInputs].sort()).toEqual(choices.sort());
});
