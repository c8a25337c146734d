import type { PortfolioBody } from '@finance-analyst/documents';
import { ledgerSummaryVersion } from '@finance-analyst/portfolio';
import type { AttachmentNames } from '@finance-analyst/workspace';

/** The name under which the device stores a summary beside its portfolio. */
export const summaryName = 'ledger-summary';

/**
 * Equal for portfolios with the same holdings: the hashes of the chunks of transactions, the accounts and the currency.
 * Null for transactions without hashes, which are few or not stored yet.
 */
export function summaryKey(
  { currency, accounts }: Pick<PortfolioBody, 'currency' | 'accounts'>,
  { rows }: AttachmentNames,
): string | null {
  if (rows === undefined) return null;
  const folded = accounts.map(({ id, currency: own, opened, lotMethod }) => [id, own, opened, lotMethod]);
  return JSON.stringify([ledgerSummaryVersion, currency, folded, rows]);
}
