import type { MethodRange } from '@finance-analyst/valuation';
import { messages, multipleLabels } from './messages.js';

const isOwn = (method: MethodRange['method']): method is keyof typeof messages.ownMethods =>
  Object.hasOwn(messages.ownMethods, method);

/** A method as charts and tables name it: “EV/EBITDA”, “EV/EBITDA, transactions”. */
export const methodLabel = ({ method, of }: Pick<MethodRange, 'method' | 'of'>): string => {
  if (isOwn(method)) return messages.ownMethods[method];
  return of === 'transactions' ? messages.ofTransactions(multipleLabels[method]) : multipleLabels[method];
};
