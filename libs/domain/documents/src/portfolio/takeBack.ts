import type { LedgerRow } from '@finance-analyst/portfolio';
import type { MarketSymbol } from '../instruments/MarketSymbol.js';
import { writeSymbol } from '../instruments/writeSymbol.js';
import type { ImportBatch, PortfolioBody } from './PortfolioDocument.js';

/**
 * A portfolio without an import: without its rows, and without the accounts and instruments that it brought, unless
 * something else uses them. Those that a later import uses go with that one.
 */
export function takeBack(body: PortfolioBody, batchId: string): PortfolioBody {
  const batch = body.batches.find(({ id }) => id === batchId);
  const rows = body.rows.filter((row) => row.batch !== batchId);
  if (!batch && rows.length === body.rows.length) return body;
  const accountUse = useOf(rows, ({ account, otherAccount }) => [account, otherAccount]);
  const instrumentUse = useOf(rows, ({ instrument, otherInstrument }) =>
    [instrument, otherInstrument].map((own) => own && keyOfInstrument(own)),
  );
  const targets = new Set(body.targets.map(({ id }) => id));
  const broughtAccounts = new Set(batch?.accounts);
  const broughtInstruments = new Set(batch?.instruments);
  const keyOf = new Map(body.instruments.map((instrument) => [instrument.id, keyOfInstrument(instrument)]));
  const inherited = (other: ImportBatch): ImportBatch => {
    const accounts = [...broughtAccounts].filter((id) => accountUse.get(id) === other.id);
    const instruments = [...broughtInstruments].filter(
      (id) => instrumentUse.get(keyOf.get(id) ?? '') === other.id,
    );
    if (accounts.length + instruments.length === 0) return other;
    return {
      ...other,
      accounts: [...(other.accounts ?? []), ...accounts],
      instruments: [...(other.instruments ?? []), ...instruments],
    };
  };
  return {
    ...body,
    accounts: body.accounts.filter(({ id }) => !broughtAccounts.has(id) || accountUse.has(id)),
    instruments: body.instruments.filter(
      (instrument) =>
        !broughtInstruments.has(instrument.id) ||
        targets.has(instrument.id) ||
        instrumentUse.has(keyOfInstrument(instrument)),
    ),
    rows,
    batches: body.batches.filter(({ id }) => id !== batchId).map(inherited),
  };
}

/** What rows use, with the first import among them that does; undefined if only rows of no import do. */
function useOf(
  rows: readonly LedgerRow[],
  keysOf: (row: LedgerRow) => readonly (string | undefined)[],
): ReadonlyMap<string, string | undefined> {
  const use = new Map<string, string | undefined>();
  for (const row of rows)
    for (const key of keysOf(row)) if (key !== undefined) use.set(key, use.get(key) ?? row.batch);
  return use;
}

/** Equal for what a ledger has as one instrument, whatever the case of its symbol and market. */
const keyOfInstrument = (instrument: MarketSymbol): string => writeSymbol(instrument).toUpperCase();
