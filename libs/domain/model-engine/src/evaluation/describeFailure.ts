import type { CompiledModel } from '../compiledModel.js';
import { textOf } from '../language/sourceSpan.js';
import { slotOwner } from '../program/slotOwner.js';
import { failureOrigin, type FailureOrigin } from './failureOrigin.js';
import type { Figure } from './figure.js';
import { describeFigureRef, figureRef } from './figureRef.js';
import { labelledFormula } from './labelledFormula.js';
import { termOfSlot } from './termOfSlot.js';

/** Why a slot has no figure: what its own formula cannot do, or the figure further up in which the trouble began. */
export const describeFailure = (
  model: CompiledModel,
  values: Float64Array,
  slot: number,
): Figure & { ok: false } =>
  describeOrigin(
    model,
    slot,
    failureOrigin(values, slot, (read) => termOfSlot(model, read)),
  );

/** The same, once the origin is known. */
export function describeOrigin(
  model: CompiledModel,
  slot: number,
  { slot: origin, failure }: FailureOrigin,
): Figure & { ok: false } {
  const { item, period } = slotOwner(model.items, origin);
  const reason = failure?.reason ?? 'no figure';
  const place = failure?.culprit
    ? `: ${labelledFormula(model, textOf(model.source, failure.culprit.span))}${failure.culprit.says}`
    : '';
  const name = describeFigureRef(item, period);
  return origin === slot
    ? { ok: false, reason: `${upperFirst(reason)} in ${name}${place}` }
    : {
        ok: false,
        reason: `Depends on ${name}, which cannot be computed: ${reason}${place}`,
        cause: figureRef(item, period),
      };
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
