import { memoizeByValuation } from '../saved-model/memoizeByValuation.js';
import { impliedValues, type ImpliedValues } from './impliedValues.js';
import { modelComparables } from './modelComparables.js';
import { precedentTransactions, type PrecedentTransactions } from './precedentTransactions.js';

/** The transactions of a model with the statistics of their multiples, and the value per share of its company at each. */
export interface ModelTransactions extends PrecedentTransactions {
  readonly implied: ImpliedValues;
}

/** The transactions that are stored with a model, and the value per share of its company at their multiples. */
export const modelTransactions = memoizeByValuation((valuation): ModelTransactions => {
  const found = precedentTransactions(valuation.body.transactions);
  return { ...found, implied: impliedValues(found.comparisons, modelComparables(valuation).subject) };
});
