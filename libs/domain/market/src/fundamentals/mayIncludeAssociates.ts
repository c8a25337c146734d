import type { FiscalPeriod } from './FiscalPeriod.js';

/** Tags by whose definition investments under the equity method are among long-term investments. */
const includingTags: ReadonlySet<string> = new Set(['LongTermInvestments', 'OtherLongTermInvestments']);

/**
 * Whether `longTermInvestments` of a period may include its `equityMethodInvestments`: then the two are not added.
 * False where either is missing.
 */
export function mayIncludeAssociates({ figures }: Pick<FiscalPeriod, 'figures'>): boolean {
  const { longTermInvestments, equityMethodInvestments } = figures;
  if (!longTermInvestments || !equityMethodInvestments) return false;
  return [longTermInvestments, ...longTermInvestments.components].some(({ source }) =>
    includingTags.has(source.tag),
  );
}
