import { openQuestions, type Valuation } from '@finance-analyst/valuation';

/** Whether the model has no value before the analyst answers a question. */
export const isAnswerNeeded = (valuation: Valuation): boolean =>
  openQuestions(valuation).some(({ isNeeded }) => isNeeded);
