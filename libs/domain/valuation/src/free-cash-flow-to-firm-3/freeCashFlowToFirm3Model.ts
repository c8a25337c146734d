import { createTemplateModel } from '../templates/createTemplateModel.js';
import { freeCashFlowToFirm3Source } from './freeCashFlowToFirm3Source.js';

/** The compiled version 3 with `years` forecast years, 1 to 50, and `historicalYears` before them, 1 to 50. */
export const freeCashFlowToFirm3Model = createTemplateModel(freeCashFlowToFirm3Source, 'free-cash-flow');
