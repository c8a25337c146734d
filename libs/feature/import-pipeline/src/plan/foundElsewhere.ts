import type { LedgerRow } from '@finance-analyst/portfolio';
import { eventKey } from './eventKey.js';
import type { AccountMatch, AddedLine, FoundElsewhere } from './ImportPlan.js';

/** Accounts of a portfolio whose rows equal those that an import would add to a new account. */
export function foundElsewhere(
  added: readonly AddedLine[],
  present: readonly LedgerRow[],
  accounts: readonly AccountMatch[],
): readonly FoundElsewhere[] {
  const isNew = new Set(accounts.flatMap((match) => (match.isNew ? [match.account.id] : [])));
  if (isNew.size === 0 || present.length === 0) return [];
  const newAccounts = new Map<string, string>();
  for (const { rows } of added)
    for (const row of rows) if (isNew.has(row.account)) newAccounts.set(eventKey(row), row.account);
  const found = new Map<string, FoundElsewhere>();
  for (const row of present) {
    const newAccount = newAccounts.get(eventKey(row));
    if (newAccount === undefined) continue;
    const key = `${row.account}|${newAccount}`;
    found.set(key, { account: row.account, newAccount, rows: (found.get(key)?.rows ?? 0) + 1 });
  }
  return [...found.values()];
}
