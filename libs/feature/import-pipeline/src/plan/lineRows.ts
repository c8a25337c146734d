import type { FiledInstrument, Transaction } from '@finance-analyst/broker-files';
import type { LedgerInstrument, LedgerRow } from '@finance-analyst/portfolio';
import { filedKey } from './filedKey.js';
import type { AccountMatch, InstrumentMatch } from './ImportPlan.js';
import type { PlannedLine } from './PlannedLine.js';

export interface RowSources {
  readonly accounts: readonly AccountMatch[];
  readonly instruments: ReadonlyMap<string, InstrumentMatch>;
  readonly createId: () => string;
  /** The first of the entry numbers to give. */
  readonly firstEntry: number;
}

/** Rows of a ledger for transactions, in the order of the file, those of the same lines together. */
export function lineRows(
  transactions: readonly Transaction[],
  { accounts, instruments, createId, firstEntry }: RowSources,
): readonly PlannedLine[] {
  const accountIds = new Map(accounts.map(({ filed, account }) => [filed, account.id]));
  // Rows share these objects, so that a copy of the plan, as a worker sends it, is small.
  const byKey = new Map(
    [...instruments].map(
      ([
        key,
        {
          instrument: { symbol, market },
        },
      ]) => [key, { symbol, market }] as const,
    ),
  );
  const instrumentOf = (filed: FiledInstrument | null): LedgerInstrument | undefined =>
    filed ? byKey.get(filedKey(filed)) : undefined;
  const lines: { line: number; furtherLines: readonly number[]; rows: LedgerRow[] }[] = [];
  let entry = firstEntry;
  const rowIds = new Map<string, string>();
  const ids = transactions.map(({ filedId }) => {
    const id = createId();
    if (filedId !== undefined) rowIds.set(filedId, id);
    return id;
  });
  for (const [place, { line, furtherLines, account, row, ...named }] of transactions.entries()) {
    const instrument = instrumentOf(named.instrument);
    const otherInstrument = instrumentOf(named.otherInstrument);
    // Transactions of the same lines share this list; in XML and JSON, others can be on a line of the same number.
    let own = lines.at(-1);
    if (own?.furtherLines !== furtherLines) lines.push((own = { line, furtherLines, rows: [] }));
    own.rows.push({
      ...row,
      id: ids[place] ?? createId(),
      account: accountIds.get(account) ?? '',
      entry: entry++,
      ...(instrument ? { instrument } : {}),
      ...(otherInstrument ? { otherInstrument } : {}),
      ...(named.otherAccount === undefined ? {} : { otherAccount: accountIds.get(named.otherAccount) ?? '' }),
      // A lot that the file does not have can be one of the portfolio.
      ...(named.lots
        ? { lots: named.lots.map(({ lot, quantity }) => ({ lot: rowIds.get(lot) ?? lot, quantity })) }
        : {}),
    });
  }
  return lines;
}
