import type { InputValues } from '@finance-analyst/model-engine';
import { numberIn } from '../derived-defaults/numberIn.js';

/**
 * Diluted shares at a price per share: shares outstanding, dilutive shares, and options by the treasury stock method, which
 * are N × (1 − K ÷ price) shares where the price is above the exercise price K.
 */
export function sharesAtPrice(inputs: InputValues, price: number): number {
  // Not every template has each of these.
  const figure = (input: string): number => (inputs[input] === undefined ? 0 : numberIn(inputs, input));
  const exercisePrice = figure('exercise_price');
  const options = price > exercisePrice ? figure('options_outstanding') : 0;
  return figure('shares_outstanding') + figure('dilutive_shares') + options * (1 - exercisePrice / price);
}
