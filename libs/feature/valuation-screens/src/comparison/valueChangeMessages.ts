import type { ModelBasis } from '@finance-analyst/valuation';

/** The words of what explains a difference in value, in one place. */
export const messages = {
  title: 'What explains the difference',
  unit: (currency: string): string => `${currency} per share`,
  changedInput: 'Changed input',
  difference: 'Difference',
  bases: { statements: 'Statements', years: 'Forecast years' } satisfies Record<ModelBasis, string>,
  others: (count: number): string => `${count} others`,
  summary: (largest: string, amount: string, total: string): string =>
    `${largest} explains ${amount} of ${total} per share.`,
  method:
    'Each amount is the average effect of a change over all orders in which the changes can be made (Shapley value).',
  grouped: (names: string): string => `Others: ${names}.`,
  notAvailable: 'Not available for these two',
  noValueWith: (names: string): string => `With only ${names} changed, there is no value per share.`,
} as const;
