import { whyNotComparable } from '../headline/upsideOf.js';
import { memoizeByValuation } from '../saved-model/memoizeByValuation.js';
import { driverAtPrice, type DriverAtPrice } from './driverAtPrice.js';
import type { ImpliedDriver } from './ImpliedDriver.js';

/** What the price implies of one driver, all else equal. */
export interface ImpliedAnswer {
  readonly driver: ImpliedDriver;
  readonly byPrice: DriverAtPrice;
  /** The same at the model's own value per share, to compare with. */
  readonly byValue: DriverAtPrice;
}

/**
 * All that the price of a model implies, one driver at a time and all else equal, beside what its value implies. Nothing
 * without a price to compare with, and in a method that answers with one driver.
 */
export const impliedDrivers = memoizeByValuation((valuation): readonly ImpliedAnswer[] => {
  const { body, evaluator, method } = valuation;
  const { answers } = method;
  const price = whyNotComparable(body) === null ? body.priceSnapshot : null;
  if (!price || answers.rate === null) return [];
  const value = evaluator.read('value_per_share');
  return (answers.impliedDrivers ?? []).flatMap((driver) => {
    const byPrice = driverAtPrice(valuation, driver, price.price);
    const byValue = value.ok ? driverAtPrice(valuation, driver, value.value) : value;
    return byPrice && byValue ? [{ driver, byPrice, byValue }] : [];
  });
});
