import type { CompiledItem, CompiledModel } from '../compiledModel.js';
import { textOf } from '../language/sourceSpan.js';
import { slotOwner } from '../program/slotOwner.js';
import type { Figure } from './figure.js';
import { describeFigureRef, figureRef } from './figureRef.js';
import { labelledFormula } from './labelledFormula.js';
import { termOfSlot } from './termOfSlot.js';
import { traceTerm } from './traceTerm.js';

/** Why a slot has no figure: what its own formula cannot do, or the figure further up in which the trouble began. */
export function describeFailure(
  model: CompiledModel,
  values: Float64Array,
  slot: number,
): Figure & { ok: false } {
  let culprit = slot;
  // Each step goes to an earlier slot, so this terminates.
  for (;;) {
    const term = termOfSlot(model, culprit);
    const failure = term && traceTerm(term, values).failure;
    if (failure?.kind === 'slot') {
      culprit = failure.slot;
      continue;
    }
    const { item, period } = slotOwner(model.items, culprit);
    if (item.kind === 'input') return describeUnreported(item, period, culprit === slot);
    const reason = failure?.reason ?? 'no figure';
    const place = failure?.culprit
      ? `: ${labelledFormula(model, textOf(model.source, failure.culprit.span))}${failure.culprit.says}`
      : '';
    const name = describeFigureRef(item, period);
    return culprit === slot
      ? { ok: false, reason: `${upperFirst(reason)} in ${name}${place}` }
      : {
          ok: false,
          reason: `Depends on ${name}, which cannot be computed: ${reason}${place}`,
          cause: figureRef(item, period),
        };
  }
}

/** An input has no figure only where the caller gave none for a historical period. */
function describeUnreported(item: CompiledItem, period: number, isItself: boolean): Figure & { ok: false } {
  const name = describeFigureRef(item, period);
  return isItself
    ? { ok: false, reason: `No figure reported for ${name}` }
    : {
        ok: false,
        reason: `Depends on ${name}, which was not reported`,
        cause: figureRef(item, period),
      };
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
