import type { QuickInput, QuickInputs } from './QuickInputs.js';

const alwaysNeeded = [
  'revenue',
  'growth',
  'years',
  'finalMargin',
  'multiple',
  'shares',
  'shareChange',
  'payout',
  'requiredReturn',
] as const satisfies readonly QuickInput[];

/** The inputs still needed for a value; net debt only for an enterprise value multiple. */
export function missingQuickInputs(inputs: QuickInputs): readonly QuickInput[] {
  const needed: readonly QuickInput[] =
    inputs.basis === 'operating-income' ? [...alwaysNeeded, 'netDebt'] : alwaysNeeded;
  return needed.filter((input) => inputs[input] === null);
}
