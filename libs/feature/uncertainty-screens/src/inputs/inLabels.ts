import type { OfferedInput } from './OfferedInput.js';

/** A reason with the labels of inputs in place of their names. */
export const inLabels = (reason: string, inputs: readonly Pick<OfferedInput, 'name' | 'label'>[]): string =>
  inputs.reduce(
    (text, { name, label }) => text.replace(new RegExp(`\\b${name}\\b`, 'gu'), () => label),
    reason,
  );
