import type { PortfolioAccount } from '@finance-analyst/documents';
import { messages } from '../messages.js';

/** Why a new account cannot have a name, or null. Accounts are entered by name, in any case. */
export function accountNameProblem(
  name: string,
  accounts: readonly Pick<PortfolioAccount, 'name'>[],
): string | null {
  const plain = (text: string): string => text.trim().toLowerCase();
  if (plain(name) === '') return messages.accountNameNeeded;
  return accounts.some((account) => plain(account.name) === plain(name)) ? messages.accountNameTaken : null;
}
