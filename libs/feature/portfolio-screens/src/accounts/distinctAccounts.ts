import type { PortfolioAccount } from '@finance-analyst/documents';
import { distinctTitles } from '../combined/combinedLedgers.js';

/** The accounts, with a number after the name that another has before them, as two devices can have added them. */
export function distinctAccounts(accounts: readonly PortfolioAccount[]): readonly PortfolioAccount[] {
  const names = distinctTitles(accounts.map(({ name }) => name));
  return accounts.map((account, at) => ({ ...account, name: names[at] ?? account.name }));
}
