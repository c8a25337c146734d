import type { CompiledItem } from '../compiledModel.js';

export interface SlotOwner {
  readonly item: CompiledItem;
  readonly period: number;
}

/** The item and period of a slot. Items lie in ascending order of their slots. */
export function slotOwner(items: readonly CompiledItem[], slot: number): SlotOwner {
  let low = 0;
  let high = items.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((items[middle] as CompiledItem).firstSlot <= slot) low = middle;
    else high = middle;
  }
  const item = items[low];
  if (!item) throw new RangeError(`no item has slot ${slot}`);
  return { item, period: item.firstPeriod + slot - item.firstSlot };
}
