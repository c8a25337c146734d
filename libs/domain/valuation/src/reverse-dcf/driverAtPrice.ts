import { percent, reason, type Reason } from '@finance-analyst/foundation';
import { solveInput, type Evaluator } from '@finance-analyst/model-engine';
import { finalMarginAt } from '../questions/impliedMargin.js';
import type { Valuation } from '../saved-model/Valuation.js';
import type { ImpliedDriver } from './ImpliedDriver.js';
import { highestMultiple, impliedExitMultiple } from './impliedExitMultiple.js';
import { impliedRevenueGrowth } from './impliedRevenueGrowth.js';

/** The highest return on new capital that is looked for. */
const highestReturn = 1;

/** A driver in its own unit (a rate is a fraction), or why the price implies none. */
export type DriverAtPrice =
  { readonly ok: true; readonly value: number } | { readonly ok: false; readonly reason: Reason };

/** A driver, all else equal, at which value per share equals a price; null where the model has no such driver. */
export function driverAtPrice(
  valuation: Valuation,
  driver: ImpliedDriver,
  pricePerShare: number,
): DriverAtPrice | null {
  const { evaluator } = valuation;
  switch (driver) {
    case 'growth': {
      const growth = impliedRevenueGrowth(evaluator, pricePerShare);
      return growth.ok || !growth.beyond
        ? growth
        : { ok: false, reason: `No revenue growth matches this price: ${growth.reason}.` };
    }
    case 'margin':
      return finalMarginAt(valuation, pricePerShare);
    case 'new_capital':
      return evaluator.model.itemByName.has('given_ronic')
        ? returnOnNewCapitalAt(evaluator, pricePerShare)
        : null;
    case 'exit_multiple':
      return exitMultipleAt(evaluator, pricePerShare);
  }
}

/** The return on new capital of a terminal value by value driver: the higher, the less growth costs. */
function returnOnNewCapitalAt(evaluator: Evaluator, pricePerShare: number): DriverAtPrice {
  if (evaluator.inputs()['terminal_method'] !== 'value_driver')
    return { ok: false, reason: 'The terminal value does not depend on it: it is not by value driver.' };
  const growth = evaluator.number('terminal_growth');
  if (!(growth > 0))
    return {
      ok: false,
      reason: 'Without terminal growth above zero, no capital is added after the forecast.',
    };
  const trial = evaluator.fork();
  trial.set('ronic_method', 'given');
  const solution = solveInput(trial, {
    input: 'given_ronic',
    target: { name: 'value_per_share' },
    value: pricePerShare,
    low: growth,
    high: highestReturn,
  });
  if (solution.ok) return { ok: true, value: solution.input };
  trial.set('given_ronic', highestReturn);
  const highest = trial.read('value_per_share');
  if (!highest.ok) return highest;
  const none = reason`No return on new capital from terminal growth of ${percent(growth)} to ${percent(highestReturn, 0)} matches this price`;
  return {
    ok: false,
    reason:
      highest.value < pricePerShare
        ? reason`${none}: even if growth costs next to nothing, the value is below it.`
        : reason`${none}: even if growth takes all NOPAT, the value is above it.`,
  };
}

/** EV/EBITDA at the end of the forecast in place of the terminal value that the model has. */
function exitMultipleAt(evaluator: Evaluator, pricePerShare: number): DriverAtPrice {
  const trial = evaluator.fork();
  trial.set('terminal_method', 'market_multiple');
  trial.set('exit_metric', 'ebitda');
  const multiple = impliedExitMultiple(trial, pricePerShare);
  if (multiple.ok) return multiple;
  trial.set('exit_multiple', highestMultiple);
  const highest = trial.read('value_per_share');
  const ebitda = trial.read('terminal_metric');
  if (!highest.ok || !ebitda.ok) return multiple;
  if (ebitda.value <= 0) return { ok: false, reason: 'EBITDA of the final year is not above zero.' };
  return {
    ok: false,
    reason:
      highest.value < pricePerShare
        ? `No EV/EBITDA up to ${highestMultiple}× matches this price: the value stays below it.`
        : 'Even without a terminal value, the value is above this price.',
  };
}
