import { textInputs } from '@finance-analyst/documents';
import { excessReturn2Model } from '../excess-return-2/excessReturn2Model.js';
import { freeCashFlowToFirmModel } from '../free-cash-flow-to-firm/freeCashFlowToFirmModel.js';
import { freeCashFlowToFirm2Model } from '../free-cash-flow-to-firm-2/freeCashFlowToFirm2Model.js';
import { fundsFromOperationsModel } from '../funds-from-operations/fundsFromOperationsModel.js';
import { expect, it } from 'vitest';

it('agrees with the templates on which inputs of a saved model are text', () => {
  const inputs = [
    freeCashFlowToFirmModel(5),
    freeCashFlowToFirm2Model(5, 3),
    excessReturn2Model(5, 3),
    fundsFromOperationsModel(5, 3),
  ].flatMap((model) => model.inputs);
  const texts = inputs.filter(({ options, unit }) => options !== undefined || unit.kind === 'date');
  expect([...textInputs].sort()).toEqual([...new Set(texts.map(({ name }) => name))].sort());
});
