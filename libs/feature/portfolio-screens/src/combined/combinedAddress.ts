import { portfolioPath } from '@finance-analyst/navigation';
import type { CombinedGrouping } from './CombinedGrouping.js';
import { messages } from './messages.js';

/** What an address says of a combined view. */
export interface CombinedAddress {
  /** Ids of the portfolios; null for all, also those that are added later. */
  readonly ids: readonly string[] | null;
  /** ISO 4217; null for the usual one. */
  readonly currency: string | null;
  readonly grouping: CombinedGrouping;
}

const all = 'all';

const isGrouping = (text: string): text is CombinedGrouping => Object.hasOwn(messages.groups, text);

/** The combined view that the address of the screen names; null if it names none. */
export function combinedIn(query: URLSearchParams): CombinedAddress | null {
  const named = query.getAll('portfolios').filter((id) => id !== '');
  if (named.length === 0) return null;
  const grouping = query.get('group') ?? '';
  const currency = query.get('currency') ?? '';
  return {
    ids: named.includes(all) ? null : [...new Set(named)],
    currency: /^[A-Z]{3}$/u.test(currency) ? currency : null,
    grouping: isGrouping(grouping) ? grouping : 'portfolio',
  };
}

/** The parameters that `combinedIn` reads. */
export function combinedQuery({ ids, currency, grouping }: CombinedAddress): URLSearchParams {
  const query = new URLSearchParams();
  for (const id of ids ?? [all]) query.append('portfolios', id);
  if (currency !== null) query.set('currency', currency);
  if (grouping !== 'portfolio') query.set('group', grouping);
  return query;
}

/** The address of all portfolios together: `/portfolio?portfolios=all`. */
export const allPortfoliosPath = `${portfolioPath()}?${combinedQuery({ ids: null, currency: null, grouping: 'portfolio' }).toString()}`;
