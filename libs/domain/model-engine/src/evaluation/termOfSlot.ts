import type { CompiledModel } from '../compiledModel.js';
import { isSeeded } from '../program/buildProgram.js';
import { expandFormula } from '../program/expandFormula.js';
import { slotOwner } from '../program/slotOwner.js';
import type { Term } from '../program/term.js';

/** The term that computes a slot, expanded anew from its formula; undefined for an input. */
export function termOfSlot({ items, timeline }: CompiledModel, slot: number): Term | undefined {
  const { item, period } = slotOwner(items, slot);
  const formula = isSeeded(item, period) ? item.seed : item.formula;
  return formula && expandFormula(formula, period, { items, timeline, isYearly: item.isYearly });
}
