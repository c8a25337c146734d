import type { OfferedInput } from './OfferedInput.js';

const roundPoints = 0.01;
const roundShare = 0.1;

/** The range of an input where neither the company's own years nor the method say it: one percentage point, or a tenth of the figure. */
export const roundRange = (unit: OfferedInput['unit'], figure: number): number =>
  unit === 'rate' ? roundPoints : Math.abs(figure) * roundShare;
