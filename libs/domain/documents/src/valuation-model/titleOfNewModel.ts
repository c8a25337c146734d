import type { ValuationModelBody } from './ValuationModel.js';

/** What the method of a template is called in a title; free cash flow without an entry. */
const methodNames: Readonly<Record<string, string>> = {
  'excess-return': 'excess return',
  'funds-from-operations': 'funds from operations',
  'leveraged-buyout': 'leveraged buyout',
};

/** The default title of a model: its company and method. */
export const titleOfNewModel = ({
  instrument,
  template,
}: Pick<ValuationModelBody, 'instrument' | 'template'>): string =>
  `${instrument.name}, ${methodNames[template.id] ?? 'free cash flow'}`;
