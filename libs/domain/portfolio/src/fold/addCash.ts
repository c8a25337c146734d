import { addUnits } from '../decimal/addUnits.js';
import type { Units } from '../decimal/Units.js';
import type { FoldState } from './FoldState.js';

export function addCash({ cash }: FoldState, slot: number, amount: Units): void {
  cash.set(slot, addUnits(cash.get(slot) ?? 0, amount));
}
