import { entriesMemory } from './entriesMemory.js';

/** The wizard opens with a portfolio chosen, of the kind that was chosen before if there was one. */
export function startPortfolio(): void {
  const entries = entriesMemory.read();
  entriesMemory.write({ ...entries, portfolio: entries.portfolio ?? 'growth', step: 0 });
}
