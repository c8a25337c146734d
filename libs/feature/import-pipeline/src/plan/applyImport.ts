import type { ImportBatch, PortfolioBody } from '@finance-analyst/documents';
import { instrumentKey, type LedgerRow } from '@finance-analyst/portfolio';
import { highestEntry } from './highestEntry.js';
import type { ImportPlan } from './ImportPlan.js';

/** A portfolio with what a plan adds, as one batch. A plan that adds nothing changes nothing. */
export function applyImport(
  body: PortfolioBody,
  plan: ImportPlan,
  batch: Pick<ImportBatch, 'id' | 'importedAt' | 'fileName' | 'layout'>,
): PortfolioBody {
  const firstEntry = highestEntry(body) + 1;
  const added = plan.added.flatMap((line) => line.rows);
  if (added.length === 0) return body;
  const rows = [...plan.openings, ...added, ...plan.valuations].map((row, place): LedgerRow => ({
    ...row,
    entry: firstEntry + place,
    batch: batch.id,
  }));
  const usedAccounts = new Set(rows.flatMap(({ account, otherAccount }) => [account, otherAccount]));
  const usedInstruments = new Set(
    rows.flatMap(({ instrument, otherInstrument }) =>
      [instrument, otherInstrument].flatMap((own) => (own ? [instrumentKey(own)] : [])),
    ),
  );
  const accounts = new Set(
    plan.accounts.flatMap(({ isNew, account }) => (isNew && usedAccounts.has(account.id) ? [account] : [])),
  );
  const instruments = new Set(
    plan.instruments.flatMap(({ isNew, instrument }) =>
      isNew && usedInstruments.has(instrumentKey(instrument)) ? [instrument] : [],
    ),
  );
  return {
    ...body,
    accounts: [...body.accounts, ...accounts],
    instruments: [...body.instruments, ...instruments],
    rows: [...body.rows, ...rows],
    batches: [
      ...body.batches,
      {
        ...batch,
        accounts: [...accounts].map(({ id }) => id),
        instruments: [...instruments].map(({ id }) => id),
      },
    ],
  };
}
