import type { DefaultBasis } from './DefaultBasis.js';
import { yearsOfHistory } from '../default-assumptions/statementHistory.js';

/** A smaller share of revenue changes neither growth nor the capital it needs by much. */
const smallestShare = 0.05;

/**
 * What was acquired in the last three fiscal years as a share of the newest revenue; null up to 5%. The larger of the payments
 * for businesses and the increase in goodwill: one paid for with shares shows in goodwill alone, which only acquisitions
 * add to.
 */
export function notableAcquisitions({ base, years }: Pick<DefaultBasis, 'base' | 'years'>): number | null {
  const revenue = base.figures.revenue?.value ?? 0;
  const recent = years.slice(-yearsOfHistory);
  const paid = recent.reduce((sum, { figures }) => sum + Math.max(figures.acquisitions?.value ?? 0, 0), 0);
  const after = recent.at(-1)?.figures.goodwill?.value ?? 0;
  const before = years.at(-yearsOfHistory - 1)?.figures.goodwill?.value ?? after;
  const share = Math.max(paid, after - before) / revenue;
  return revenue > 0 && share > smallestShare ? share : null;
}
