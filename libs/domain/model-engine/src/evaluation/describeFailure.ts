import type { CompiledItem, CompiledModel } from '../compiledModel.js';
import { textOf } from '../language/sourceSpan.js';
import { requirementNotMet, tooLarge } from '../program/failureReason.js';
import { slotOwner } from '../program/slotOwner.js';
import { failureOrigin, type FailureOrigin } from './failureOrigin.js';
import type { Figure } from './figure.js';
import { describeFigureRef, figureRef } from './figureRef.js';
import { labelledFormula } from './labelledFormula.js';
import { labelInSentence } from './labelInSentence.js';
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
    failureOrigin(model.program, values, slot, (read) => termOfSlot(model, read)),
  );

/** The same, once the origin is known. */
export function describeOrigin(
  model: CompiledModel,
  slot: number,
  failureAt: FailureOrigin,
): Figure & { ok: false } {
  const { slot: origin, failure, circle } = failureAt;
  const { item, period } = slotOwner(model.items, origin);
  if (item.kind === 'input') return describeUnknown(model, item, period, origin === slot);
  const name = describeFigureRef(model, item, period);
  if (circle) {
    const says = `did not converge within ${circle.rounds} rounds${describeRound(model, failureAt)}`;
    return origin === slot
      ? { ok: false, reason: `${circle.label} ${says}` }
      : {
          ok: false,
          reason: `Depends on ${name}, which cannot be computed: ${labelInSentence(circle.label)} ${says}`,
          cause: figureRef(item, period),
        };
  }
  const place = describePlace(model, failure);
  if (failure?.reason === requirementNotMet && failure.culprit) {
    const requires = `requires${place.slice(1)}`;
    return origin === slot
      ? { ok: false, reason: `${upperFirst(name)} ${requires}` }
      : { ok: false, reason: `Depends on ${name}, which ${requires}`, cause: figureRef(item, period) };
  }
  const reason = failure?.reason ?? 'no figure';
  return origin === slot
    ? { ok: false, reason: `${upperFirst(reason)} in ${name}${place}` }
    : {
        ok: false,
        reason: `Depends on ${name}, which cannot be computed: ${reason}${place}`,
        cause: figureRef(item, period),
      };
}

/** What ended the rounds of a circle early; figures that grow beyond all numbers do not converge. */
function describeRound(model: CompiledModel, { failure, failedSlot }: FailureOrigin): string {
  if (failedSlot === undefined || !failure || failure.reason === tooLarge) return '';
  const { item, period } = slotOwner(model.items, failedSlot);
  return `: ${failure.reason} in ${describeFigureRef(model, item, period)}${describePlace(model, failure)}`;
}

/** The part of the formula that failed. */
const describePlace = (model: CompiledModel, failure: FailureOrigin['failure']): string =>
  failure?.culprit
    ? `: ${labelledFormula(model, textOf(model.source, failure.culprit.span))}${failure.culprit.says}`
    : '';

/** An input has no figure only where the caller gave none: what was not reported, or has not been entered yet. */
function describeUnknown(
  model: CompiledModel,
  item: CompiledItem,
  period: number,
  isItself: boolean,
): Figure & { ok: false } {
  const name = describeFigureRef(model, item, period);
  const isPast = period < 1;
  return isItself
    ? { ok: false, reason: `No figure ${isPast ? 'reported' : 'entered'} for ${name}` }
    : {
        ok: false,
        reason: `Depends on ${name}, which ${isPast ? 'was not reported' : 'has not been entered'}`,
        cause: figureRef(item, period),
      };
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
