import type { BrokerFile, FiledInstrument } from '@finance-analyst/broker-files';
import { filedKey } from './filedKey.js';

export interface NamedInstrument {
  readonly filed: FiledInstrument;
  /** Transactions that name it. */
  readonly transactions: number;
}

/** The instruments that a file names, by `filedKey`. */
export function filedInstruments({
  transactions,
  closing,
}: Pick<BrokerFile, 'transactions' | 'closing'>): ReadonlyMap<string, NamedInstrument> {
  const filed = new Map<string, { readonly filed: FiledInstrument; transactions: number }>();
  const add = (instrument: FiledInstrument | null, count: number): void => {
    if (!instrument) return;
    const key = filedKey(instrument);
    const entry = filed.get(key);
    if (entry) entry.transactions += count;
    else filed.set(key, { filed: instrument, transactions: count });
  };
  for (const { instrument, otherInstrument } of transactions) {
    add(instrument, 1);
    add(otherInstrument, 1);
  }
  for (const { instrument } of closing?.holdings ?? []) add(instrument, 0);
  return filed;
}
