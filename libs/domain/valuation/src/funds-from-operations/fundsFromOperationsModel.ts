import { createTemplateModel } from '../templates/createTemplateModel.js';
import { fundsFromOperationsSource } from './fundsFromOperationsSource.js';

/** The compiled template with `years` forecast years, 1 to 50, and `historicalYears` before them, 1 to 50. */
export const fundsFromOperationsModel = createTemplateModel(
  fundsFromOperationsSource,
  'funds-from-operations',
);
