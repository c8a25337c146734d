import { instrumentKey, type LedgerState } from '@finance-analyst/portfolio';
import { shortDecimal } from '../decimal/shortDecimal.js';
import type { CashChange, HoldingChange, StateChanges } from './ImportPlan.js';

/** Holdings and cash of a state that differ from those of the state before. */
export function stateChanges(before: LedgerState, after: LedgerState): StateChanges {
  return {
    holdings: changed(
      before.positions.map(({ account, instrument, quantity }) => ({
        account,
        instrument,
        amount: quantity,
      })),
      after.positions.map(({ account, instrument, quantity }) => ({ account, instrument, amount: quantity })),
      ({ account, instrument }) => `${account}|${instrumentKey(instrument)}`,
    ).map(({ account, instrument, ...amounts }): HoldingChange => ({ account, instrument, ...amounts })),
    cash: changed(before.cash, after.cash, ({ account, currency }) => `${account}|${currency}`).map(
      ({ account, currency, ...amounts }): CashChange => ({ account, currency, ...amounts }),
    ),
  };
}

type Changed<Item> = Omit<Item, 'amount'> & { readonly before: string; readonly after: string };

function changed<Item extends { readonly amount: string }>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): readonly Changed<Item>[] {
  const items = new Map<string, Changed<Item>>();
  for (const item of before) {
    const { amount, ...rest } = item;
    items.set(keyOf(item), { ...rest, before: amount, after: '0' });
  }
  for (const item of after) {
    const { amount, ...rest } = item;
    items.set(keyOf(item), { ...rest, before: items.get(keyOf(item))?.before ?? '0', after: amount });
  }
  return [...items.values()].filter((item) => shortDecimal(item.before) !== shortDecimal(item.after));
}
