import type { QuickBasis } from '@finance-analyst/valuation';

/** The cases that are computed beside each other, in the order of the screen. */
export const toolCases = ['cautious', 'base', 'optimistic'] as const;
export type ToolCase = (typeof toolCases)[number];

/** Inputs that every case and both bases share. */
export const sharedInputs = [
  'revenue',
  'shares',
  'price',
  'netDebt',
  'years',
  'requiredReturn',
  'shareChange',
] as const;
export type SharedInput = (typeof sharedInputs)[number];

/** Inputs that mean another thing with P/E than with EV/EBIT; every case shares them. */
export const basisInputs = ['marginNow', 'payout'] as const;
export type BasisInput = (typeof basisInputs)[number];

/** Inputs that have a value for each case. */
export const caseInputs = ['growth', 'finalMargin', 'multiple'] as const;
export type CaseInput = (typeof caseInputs)[number];

/** An entry by its name, which the address uses too: `revenue`, `growth.base`, `net-income.multiple.base`. */
export type ToolField =
  | SharedInput
  | `growth.${ToolCase}`
  | `${QuickBasis}.${BasisInput}`
  | `${QuickBasis}.${'finalMargin' | 'multiple'}.${ToolCase}`;

/** Everything that is entered on the screen. A field without a value is empty. */
export interface ToolEntries {
  /** The company whose figures stand beside the inputs; null without one. */
  readonly symbol: string | null;
  /** ISO 4217. */
  readonly currency: string;
  readonly basis: QuickBasis;
  /** Rates are fractions, amounts in whole units. */
  readonly values: Readonly<Partial<Record<ToolField, number>>>;
}
