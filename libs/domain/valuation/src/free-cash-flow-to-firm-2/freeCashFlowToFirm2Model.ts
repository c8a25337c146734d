import { createTemplateModel } from '../templates/createTemplateModel.js';
import { freeCashFlowToFirm2Source } from './freeCashFlowToFirm2Source.js';
import { withTerminalPriceEarnings } from './withTerminalPriceEarnings.js';

/** The compiled version 2 with `years` forecast years, 1 to 50, and `historicalYears` before them, 1 to 50. */
export const freeCashFlowToFirm2Model = createTemplateModel(
  withTerminalPriceEarnings(freeCashFlowToFirm2Source),
  'free-cash-flow',
);
