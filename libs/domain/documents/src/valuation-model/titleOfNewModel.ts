import { shortMethodName } from './shortMethodName.js';
import type { ValuationModelBody } from './ValuationModel.js';

/** The default title of a model: its company and method. */
export const titleOfNewModel = ({
  instrument,
  template,
}: Pick<ValuationModelBody, 'instrument' | 'template'>): string =>
  `${instrument.name}, ${shortMethodName(template.id)}`;
