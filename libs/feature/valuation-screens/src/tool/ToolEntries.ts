import type { QuickBasis } from '@finance-analyst/valuation';

/** The cases that are computed side by side, in screen order. */
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

/** Inputs that differ in meaning between P/E and EV/EBIT; every case shares them. */
export const basisInputs = ['marginNow', 'payout'] as const;
export type BasisInput = (typeof basisInputs)[number];

/** Inputs that have a value for each case. */
export const caseInputs = ['growth', 'finalMargin', 'multiple'] as const;
export type CaseInput = (typeof caseInputs)[number];

/** The name of an entry, also used in the address: `revenue`, `growth.base`, `net-income.multiple.base`. */
export type ToolField =
  | SharedInput
  | `growth.${ToolCase}`
  | `${QuickBasis}.${BasisInput}`
  | `${QuickBasis}.${'finalMargin' | 'multiple'}.${ToolCase}`;

/**
 * Where an entry is from: the person, the person before the company was chosen, or the company's figures, its medians
 * included. What is from a company goes with it.
 */
export type EntrySource = 'person' | 'earlier' | 'company';

/** All entries of the screen. An empty field has no value. */
export interface ToolEntries {
  /** The company whose figures are shown beside the inputs; null if none is chosen. */
  readonly symbol: string | null;
  /** ISO 4217. */
  readonly currency: string;
  readonly basis: QuickBasis;
  /** Rates are fractions, amounts in whole units. */
  readonly values: Readonly<Partial<Record<ToolField, number>>>;
  /** None where a field is empty or at its start, unless the person entered what it starts with. */
  readonly sources: Readonly<Partial<Record<ToolField, EntrySource>>>;
}
