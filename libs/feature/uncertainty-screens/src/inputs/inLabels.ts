import type { OfferedInput } from './OfferedInput.js';

/** A reason with the labels of inputs in place of their names, which are in quotation marks; a period stays. */
export const inLabels = (reason: string, inputs: readonly Pick<OfferedInput, 'name' | 'label'>[]): string =>
  reason.replaceAll(/“(\w+)(\[\d+\])?”/gu, (marked, name: string, period = '') => {
    const input = inputs.find((each) => each.name === name);
    return input ? `${input.label}${period}` : marked;
  });
