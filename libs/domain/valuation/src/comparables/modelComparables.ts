import { memoizeByValuation } from '../saved-model/memoizeByValuation.js';
import { comparablesOf } from './comparablesOf.js';
import { comparedCompanies } from './comparedCompanies.js';

/** A saved model’s company among the peers stored with it. */
export const modelComparables = memoizeByValuation((valuation) =>
  comparablesOf(valuation, comparedCompanies(valuation.body)),
);
