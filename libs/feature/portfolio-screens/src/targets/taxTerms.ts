import type { TaxRates } from '@finance-analyst/documents';
import { messages } from './messages.js';

/** The terms of holding that gains are taxed by, with the labels of their rates. */
export const taxTerms = [
  { term: 'shortTerm', label: messages.shortTermRate },
  { term: 'longTerm', label: messages.longTermRate },
] as const;

/** Both rates, or null while one is not entered. */
export const bothTaxRates = ({ shortTerm, longTerm }: TaxRates = {}): Required<TaxRates> | null =>
  shortTerm === undefined || longTerm === undefined ? null : { shortTerm, longTerm };

/** The label of the rate that is not entered, if the other one is; else null. */
export const missingTaxRate = (rates: TaxRates = {}): string | null => {
  const missing = taxTerms.filter(({ term }) => rates[term] === undefined);
  return missing.length === 1 ? (missing[0]?.label ?? null) : null;
};
