import type { BrokerFile, FiledInstrument } from '@finance-analyst/broker-files';
import { filedKey } from './filedKey.js';

export interface NamedInstrument {
  readonly filed: FiledInstrument;
  /** Transactions that name it. */
  readonly transactions: number;
  /** Of its first transaction that names one, else as the file says, ISO 4217. */
  readonly currency: string | undefined;
}

/** The instruments that a file names, by `filedKey`. */
export function filedInstruments({
  transactions,
  closing,
}: Pick<BrokerFile, 'transactions' | 'closing'>): ReadonlyMap<string, NamedInstrument> {
  const filed = new Map<string, { filed: FiledInstrument; transactions: number; traded?: string }>();
  const add = (instrument: FiledInstrument | null, count: number, currency?: string): void => {
    if (!instrument) return;
    const key = filedKey(instrument);
    const entry = filed.get(key) ?? { filed: instrument, transactions: 0 };
    filed.set(key, entry);
    entry.transactions += count;
    if (currency !== undefined) entry.traded ??= currency;
  };
  for (const { instrument, otherInstrument, row } of transactions) {
    add(instrument, 1, row.currency);
    add(otherInstrument, 1);
  }
  for (const { instrument } of closing?.holdings ?? []) add(instrument, 0);
  return new Map(
    [...filed].map(([key, { traded, ...named }]) => [
      key,
      { ...named, currency: traded ?? named.filed.currency },
    ]),
  );
}
