import { methodName } from './methodName.js';
import type { ValuationModelBody } from './ValuationModel.js';

/** The default title of a model: its company and method, without “to the firm”. */
export const titleOfNewModel = ({
  instrument,
  template,
}: Pick<ValuationModelBody, 'instrument' | 'template'>): string =>
  `${instrument.name}, ${methodName(template.id).replace(' to the firm', '').toLowerCase()}`;
