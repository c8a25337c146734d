import type { CompiledItem } from '../compiledModel.js';

export interface SlotOwner {
  readonly item: CompiledItem;
  readonly period: number;
}

/** The item and period of a slot. Items lie in ascending order of their slots. */
export function slotOwner(items: readonly CompiledItem[], slot: number): SlotOwner {
  const item = items.findLast(({ firstSlot }) => firstSlot <= slot);
  if (!item) throw new RangeError(`no item has slot ${slot}`);
  return { item, period: item.firstPeriod + slot - item.firstSlot };
}
