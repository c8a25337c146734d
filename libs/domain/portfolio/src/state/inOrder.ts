import { instrumentKey } from '../row/instrumentKey.js';
import type { LedgerInstrument } from '../row/LedgerInstrument.js';

interface Keyed {
  readonly account: string;
  readonly instrument?: LedgerInstrument | null;
  readonly currency?: string | null;
}

/** Sorts by account, market and symbol, and currency. */
export const inOrder = <Item extends Keyed>(items: readonly Item[]): readonly Item[] =>
  items
    .map((item) => ({ item, key: item.instrument ? instrumentKey(item.instrument) : '' }))
    .sort(
      (a, b) =>
        compareText(a.item.account, b.item.account) ||
        compareText(a.key, b.key) ||
        compareText(a.item.currency ?? '', b.item.currency ?? ''),
    )
    .map(({ item }) => item);

export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
