import type { CompiledItem, CompiledModel } from '../compiledModel.js';
import { textOf } from '../language/sourceSpan.js';
import { circleOf } from '../program/circleOf.js';
import { tooLarge } from '../program/failureReason.js';
import { slotOwner } from '../program/slotOwner.js';
import type { Figure } from './figure.js';
import { describeFigureRef, figureRef } from './figureRef.js';
import { labelledFormula } from './labelledFormula.js';
import { labelInSentence } from './labelInSentence.js';
import { findCircleFailure, hasFailed, valuesOfLastRound, type CircleFailure } from './circleFailure.js';
import { termOfSlot } from './termOfSlot.js';
import { traceTerm, type TraceFailure } from './traceTerm.js';

/** Why a slot has no figure: what its own formula cannot do, or the figure further up in which the trouble began. */
export function describeFailure(
  model: CompiledModel,
  values: Float64Array,
  slot: number,
): Figure & { ok: false } {
  let culprit = slot;
  // Each step goes to an earlier slot or circle, so this terminates.
  for (;;) {
    const circle = circleOf(model.program, culprit);
    if (circle && hasFailed(circle, values)) {
      const origin = findCircleFailure(model, values, circle);
      if (origin?.kind === 'outside') {
        culprit = origin.slot;
        continue;
      }
      const detail = origin && origin.failure.reason !== tooLarge ? `: ${describeOrigin(model, origin)}` : '';
      const says = `did not converge within ${circle.rounds} rounds${detail}`;
      const { item, period } = slotOwner(model.items, culprit);
      return culprit === slot
        ? { ok: false, reason: `${circle.label} ${says}` }
        : {
            ok: false,
            reason: `Depends on ${describeFigureRef(item, period)}, which cannot be computed: ${labelInSentence(circle.label)} ${says}`,
            cause: figureRef(item, period),
          };
    }
    const term = termOfSlot(model, culprit);
    const figures = circle ? valuesOfLastRound(model, values, circle) : values;
    const failure = term && traceTerm(term, figures).failure;
    if (failure?.kind === 'slot') {
      culprit = failure.slot;
      continue;
    }
    const { item, period } = slotOwner(model.items, culprit);
    if (item.kind === 'input') return describeUnreported(item, period, culprit === slot);
    const reason = failure?.reason ?? 'no figure';
    const place = failure ? describePlace(model, failure) : '';
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

const describeOrigin = (
  model: CompiledModel,
  { slot, failure }: CircleFailure & { kind: 'within' },
): string => {
  const { item, period } = slotOwner(model.items, slot);
  return `${failure.reason} in ${describeFigureRef(item, period)}${describePlace(model, failure)}`;
};

/** The part of the formula that failed. */
const describePlace = (model: CompiledModel, { culprit }: TraceFailure & { kind: 'operation' }): string =>
  culprit ? `: ${labelledFormula(model, textOf(model.source, culprit.span))}${culprit.says}` : '';

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
