import { createTemplateModel } from '../templates/createTemplateModel.js';
import { leveragedBuyout2Source } from './leveragedBuyout2Source.js';

/** The compiled version 2 with `years` forecast years, 1 to 50, and `historicalYears` before them, 1 to 50. */
export const leveragedBuyout2Model = createTemplateModel(leveragedBuyout2Source, 'leveraged buyout');
