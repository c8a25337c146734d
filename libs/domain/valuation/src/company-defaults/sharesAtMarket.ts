import type { InputValues } from '@finance-analyst/model-engine';
import { sharesAtPrice } from '../comparables/sharesAtPrice.js';
import { numberIn } from '../derived-defaults/numberIn.js';

/** Diluted shares at a market price, from the inputs of a model, which not every template has. */
export function sharesAtMarket(inputs: InputValues, price: number): number {
  const figure = (input: string): number => (inputs[input] === undefined ? 0 : numberIn(inputs, input));
  const shares = figure('shares_outstanding') + figure('dilutive_shares');
  const options = { count: figure('options_outstanding'), exercisePrice: figure('exercise_price') };
  return sharesAtPrice({ shares, options }, price);
}
