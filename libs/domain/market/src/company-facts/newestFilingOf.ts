import { dayNumber } from './isoDay.js';
import { readCompanyFacts } from './readCompanyFacts.js';

/**
 * The day of the newest filing that a companyfacts document has any fact from, or null without one. Statements are the
 * same on this day and every later one, but for `knownOn`.
 */
export function newestFilingOf(facts: unknown): string | null {
  const read = readCompanyFacts(facts);
  if (!read.ok) return null;
  let newest: string | null = null;
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const filed: unknown = 'filed' in value ? value.filed : undefined;
    if (typeof filed !== 'string') for (const inner of Object.values(value)) visit(inner);
    else if ((newest === null || filed > newest) && dayNumber(filed) !== null) newest = filed;
  };
  visit(read.value.taxonomies);
  return newest;
}
