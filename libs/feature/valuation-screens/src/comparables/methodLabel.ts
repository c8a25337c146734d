import type { MethodRange } from '@finance-analyst/valuation';
import { messages, multipleLabels } from './messages.js';

/** A method as charts and tables name it: “EV/EBITDA”, “EV/EBITDA, transactions”. */
export const methodLabel = ({ method, of }: Pick<MethodRange, 'method' | 'of'>): string => {
  if (method === 'scenarios' || method === 'sensitivity') return messages[method];
  return of === 'transactions' ? messages.ofTransactions(multipleLabels[method]) : multipleLabels[method];
};
