import type { Result } from '@finance-analyst/foundation';

export interface GroupShare {
  readonly group: string;
  /** In the currency of the values. */
  readonly value: number;
  /** Of all values, as a fraction; negative for a group that is short. */
  readonly share: number;
}

/** What each sector, currency, country or issuer is of the whole, the largest first; groups of one size in the order of their names. */
export function sharesByGroup<Item>(
  items: readonly Item[],
  valueOf: (item: Item) => number,
  groupOf: (item: Item) => string,
): Result<readonly GroupShare[]> {
  const sums = new Map<string, number>();
  for (const item of items) {
    const group = groupOf(item);
    sums.set(group, (sums.get(group) ?? 0) + valueOf(item));
  }
  const total = [...sums.values()].reduce((sum, value) => sum + value, 0);
  if (!Number.isFinite(total)) return { ok: false, reason: 'A value is not known.' };
  if (total <= 0) return { ok: false, reason: 'All values add up to nothing, so that there are no shares.' };
  const shares = [...sums].map(([group, value]) => ({ group, value, share: value / total }));
  shares.sort((a, b) => b.value - a.value || (a.group < b.group ? -1 : 1));
  return { ok: true, value: shares };
}
