import type { PortfolioBody } from '@finance-analyst/documents';
import type { LedgerRow } from '@finance-analyst/portfolio';
import type { RowEntries } from './CellValue.js';

/** What a transaction has before anything is entered. */
export interface RowDefaults {
  readonly date: string;
  /** Undefined without accounts. */
  readonly account: string | undefined;
  /** One above the highest. */
  readonly entry: number;
}

/** The defaults of the next transaction: today, in the account of the last one. */
export function rowDefaults(
  { rows, accounts }: Pick<PortfolioBody, 'rows' | 'accounts'>,
  today: string,
): RowDefaults {
  let last: LedgerRow | undefined;
  for (const row of rows) if (!last || row.entry > last.entry) last = row;
  const isThere = accounts.some(({ id }) => id === last?.account);
  return { date: today, account: isThere ? last?.account : accounts[0]?.id, entry: (last?.entry ?? 0) + 1 };
}

/** What was entered of a transaction, with the defaults of what was not; null without an account. */
export function newRow(
  id: string,
  entries: RowEntries,
  { date, account: usual, entry }: RowDefaults,
  accounts: PortfolioBody['accounts'],
): LedgerRow | null {
  const account = entries.account ?? usual;
  if (account === undefined) return null;
  const currency = entries.currency ?? accounts.find((one) => one.id === account)?.currency;
  return {
    kind: 'buy',
    date,
    ...entries,
    ...(currency === undefined ? {} : { currency }),
    account,
    id,
    entry,
  };
}
