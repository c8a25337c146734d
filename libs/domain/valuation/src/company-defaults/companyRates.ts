import { percent, reason } from '@finance-analyst/foundation';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { defaultBasis } from '../default-assumptions/defaultAssumptions.js';
import { marketRates } from '../default-assumptions/marketRates.js';
import { builtUpRate } from '../derived-defaults/builtUpRate.js';
import { costOfDebt } from '../derived-defaults/costOfDebt.js';
import { terminalGrowth } from '../derived-defaults/terminalGrowth.js';
import type { DefaultBasis } from './DefaultBasis.js';
import { marginalTaxRates } from './taxRates.js';

/** The rates of the market, of debt and of the terminal value; the weights follow from the value (`companyDebtWeight.ts`). */
export function companyRates(
  basis: DefaultBasis,
  bridge: readonly Assumption[],
  years: number,
): readonly Assumption[] {
  const rates = [...marketRates(basis.parameters), ...marginalTaxRates(basis)];
  const derivation = defaultBasis({ ...basis, years }, [...bridge, ...rates]);
  const debtRate = costOfDebt(derivation);
  // Market parameters always have a spread.
  if (!debtRate) throw new Error('No cost of debt.');
  return [...rates, debtRate, terminalGrowth(derivation)];
}

/** The single-number cost of capital: the built-up rate, so that switching to it changes nothing. */
export const givenWacc = (
  basis: DefaultBasis,
  assumptions: readonly Assumption[],
  years: number,
): Assumption => builtUpRate(defaultBasis({ ...basis, years }, assumptions));

/** The rates after the forecast that are in use only where the analyst chooses so: each starts at the cost of capital. */
export const ratesAfterForecast = (wacc: Assumption): readonly Assumption[] =>
  ['given_terminal_wacc', 'given_ronic'].map((input) => ({
    input,
    value: wacc.value,
    reason: reason`The cost of capital of ${percent(wacc.value as number)}`,
    sources: [],
    external: null,
  }));
