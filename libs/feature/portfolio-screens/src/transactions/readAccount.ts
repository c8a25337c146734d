import type { PortfolioAccount } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import { distinctAccounts } from '../accounts/distinctAccounts.js';
import { messages } from './messages.js';

/** The id of an account by its name, the beginning of it, or its id. */
export function readAccount(text: string, given: readonly PortfolioAccount[]): Result<string> {
  const accounts = distinctAccounts(given);
  const sought = text.trim().toLowerCase();
  if (sought === '') return { ok: false, reason: messages.needed(messages.columns.account) };
  const named = accounts.filter(({ id, name }) => id === text.trim() || name.trim().toLowerCase() === sought);
  const found =
    named.length > 0 ? named : accounts.filter(({ name }) => name.trim().toLowerCase().startsWith(sought));
  const [only, ...others] = found;
  if (!only) return { ok: false, reason: messages.noSuchAccount(text.trim()) };
  return others.length === 0
    ? { ok: true, value: only.id }
    : {
        ok: false,
        reason: messages.ambiguous(
          text.trim(),
          found.map(({ name }) => name),
        ),
      };
}
