import { findRoot } from '@finance-analyst/finance-math';
import { isDate } from '../units/unit.js';
import type { Evaluator } from './evaluator.js';
import type { FigureRef } from './figure.js';
import { slotAt } from './figureReader.js';

/** Which input is looked for, between what limits, and what it must give. */
export interface SolveRequest {
  /** The input that is looked for. A series without `period` gets one figure for all periods. */
  readonly input: string;
  readonly period?: number;
  /** The figure that must equal `value`. */
  readonly target: FigureRef;
  readonly value: number;
  /** The range in which the input is looked for. */
  readonly low: number;
  readonly high: number;
}

/** The value found, in the unit of the input, or why the range has none. */
export type Solution =
  | { readonly ok: true; readonly input: number; readonly iterations: number }
  | { readonly ok: false; readonly reason: string };

/**
 * Finds the lowest value of an input in a range at which a figure of the model takes a wanted value, all other inputs as
 * they stand (reverse DCF, break-even). The evaluator itself does not change. Where the figure cannot be computed is
 * passed over.
 */
export function solveInput(evaluator: Evaluator, request: SolveRequest): Solution {
  const { input, period, target, value, low, high } = request;
  const reason = problemOf(evaluator, request);
  if (reason !== undefined) return { ok: false, reason };
  const trial = evaluator.fork();
  const found = findRoot(
    (figure) => {
      trial.set(input, figure, period);
      return trial.number(target.name, target.period) - value;
    },
    { low, high },
  );
  return found.ok ? { ok: true, input: found.root, iterations: found.iterations } : found;
}

function problemOf(evaluator: Evaluator, request: SolveRequest): string | undefined {
  const { input, period, target, value } = request;
  const { itemByName } = evaluator.model;
  const item = itemByName.get(input);
  if (item?.kind !== 'input') return `the model has no input ${input}`;
  if (item.unit.kind === 'choice' || item.unit.kind === 'flag' || isDate(item.unit))
    return `${input} takes only certain values and cannot be solved for`;
  if (period !== undefined && slotAt(item, period) === undefined) return `${input} has no period ${period}`;
  if (!Number.isFinite(value)) return 'the wanted value is not a finite number';
  const wanted = itemByName.get(target.name);
  // A target without a value now is fine: another input may give it one.
  if (wanted && wanted.kind !== 'check' && slotAt(wanted, target.period) !== undefined) return undefined;
  const figure = evaluator.read(target.name, target.period);
  return figure.ok ? undefined : figure.reason;
}
