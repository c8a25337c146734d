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

/** What is still to be entered before there is a value; net debt only where the multiple is one of enterprise value. */
export function missingQuickInputs(inputs: QuickInputs): readonly QuickInput[] {
  const needed: readonly QuickInput[] =
    inputs.basis === 'operating-income' ? [...alwaysNeeded, 'netDebt'] : alwaysNeeded;
  return needed.filter((input) => inputs[input] === null);
}
