import { currencyPlaces } from '@finance-analyst/portfolio';
import type { CashChange } from '../plan/ImportPlan.js';

/** Ids of the accounts whose cash an import makes negative by at least half a minor unit. */
export const negativeCash = (cash: readonly CashChange[]): readonly string[] => [
  ...new Set(
    cash
      .filter(
        ({ currency, before, after }) =>
          Number(after) <= -0.5 / 10 ** (currencyPlaces(currency) ?? 2) && Number(after) < Number(before),
      )
      .map(({ account }) => account),
  ),
];
