import { createTemplateModel } from '../templates/createTemplateModel.js';
import { excessReturn2Source } from './excessReturn2Source.js';

/** The compiled version 2 with `years` forecast years, 1 to 50, and `historicalYears` before them, 1 to 50. */
export const excessReturn2Model = createTemplateModel(excessReturn2Source, 'excess-return');
