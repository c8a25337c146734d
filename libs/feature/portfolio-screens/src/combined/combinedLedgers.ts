import type { PortfolioBody } from '@finance-analyst/documents';
import type { LedgerView } from '@finance-analyst/portfolio';
import { messages } from './messages.js';

/** A portfolio whose ledger is folded. */
export interface CountedPortfolio {
  readonly id: string;
  /** Different from those of the others. */
  readonly title: string;
  readonly names: Pick<PortfolioBody, 'currency' | 'accounts' | 'instruments'>;
  readonly view: LedgerView;
  readonly isEdited: boolean;
}

/** What several ledgers hold and realized together, for the market and the figures above. */
export const combinedView = (
  portfolios: readonly Pick<CountedPortfolio, 'view'>[],
): Pick<LedgerView, 'positions' | 'cash' | 'realized'> => ({
  positions: portfolios.flatMap(({ view }) => view.positions),
  cash: portfolios.flatMap(({ view }) => view.cash),
  realized: portfolios.flatMap(({ view }) => view.realized),
});

/** The titles with a number after those that were there before, in any case. */
export function distinctTitles(titles: readonly string[]): readonly string[] {
  const used = new Set<string>();
  return titles.map((title) => {
    let own = title;
    for (let number = 2; used.has(plain(own)); number += 1) own = messages.secondOf(title, number);
    used.add(plain(own));
    return own;
  });
}

const plain = (title: string): string => title.trim().toLowerCase();

/** The currency of most portfolios, that of the first of them where two are as frequent; USD without any. */
export function usualCurrency(currencies: readonly (string | null)[]): string {
  const counts = new Map<string, number>();
  for (const currency of currencies)
    if (currency !== null) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 'USD';
}
