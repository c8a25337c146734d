import { createTemplateModel } from '../templates/createTemplateModel.js';
import { freeCashFlowToFirm4Source } from './freeCashFlowToFirm4Source.js';

/** The compiled version 4 with `years` forecast years, 1 to 50, and `historicalYears` before them, 1 to 50. */
export const freeCashFlowToFirm4Model = createTemplateModel(freeCashFlowToFirm4Source, 'free-cash-flow');
