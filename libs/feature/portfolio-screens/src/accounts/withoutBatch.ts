import { type PortfolioBody, writeSymbol } from '@finance-analyst/documents';
import type { LedgerRow } from '@finance-analyst/portfolio';

/** The portfolio without an import: its rows, and the accounts and instruments that only they use. */
export function withoutBatch(body: PortfolioBody, batch: string): PortfolioBody {
  const leaving = body.rows.filter((row) => row.batch === batch);
  const rows = body.rows.filter((row) => row.batch !== batch);
  const before = usedBy(leaving);
  const after = usedBy(rows);
  const isKept = (kind: 'accounts' | 'instruments', id: string): boolean =>
    !before[kind].has(id) || after[kind].has(id);
  return {
    ...body,
    rows,
    accounts: body.accounts.filter(({ id }) => isKept('accounts', id)),
    instruments: body.instruments.filter(
      ({ id }) => isKept('instruments', id) || body.targets.some((target) => target.id === id),
    ),
    batches: body.batches.filter(({ id }) => id !== batch),
  };
}

function usedBy(rows: readonly LedgerRow[]) {
  const accounts = new Set<string>();
  const instruments = new Set<string>();
  for (const { account, otherAccount, instrument, otherInstrument } of rows) {
    accounts.add(account);
    if (otherAccount !== undefined) accounts.add(otherAccount);
    if (instrument) instruments.add(writeSymbol(instrument));
    if (otherInstrument) instruments.add(writeSymbol(otherInstrument));
  }
  return { accounts, instruments };
}
