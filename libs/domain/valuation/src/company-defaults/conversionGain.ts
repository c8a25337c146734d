import type { InputValues } from '@finance-analyst/model-engine';
import { numberIn } from '../derived-defaults/numberIn.js';

/** What the holders of convertible debt have at a market price beyond the debt, from the inputs of a model; not every template has them. */
export function conversionGain(inputs: InputValues, price: number): number {
  if (inputs['convertible_debt'] === undefined) return 0;
  const conversionPrice = numberIn(inputs, 'conversion_price');
  const isConverted = conversionPrice > 0 && price > conversionPrice;
  return isConverted ? numberIn(inputs, 'convertible_debt') * (price / conversionPrice - 1) : 0;
}
