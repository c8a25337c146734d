import { createTemplateModel } from '../templates/createTemplateModel.js';
import { leveragedBuyout3Source } from './leveragedBuyout3Source.js';

/** The compiled version 3 with `years` forecast years, 1 to 50, and `historicalYears` before them, 1 to 50. */
export const leveragedBuyout3Model = createTemplateModel(leveragedBuyout3Source, 'leveraged buyout');
