import type { Unit } from '../units/unit.js';

/** Names one figure of a model; a scalar has no period. */
export interface FigureRef {
  readonly name: string;
  readonly period?: number;
}

/** A figure, or why there is none. `cause` names the figure in which the trouble began, when it is another. */
export type Figure =
  | { readonly ok: true; readonly value: number; readonly unit: Unit }
  | { readonly ok: false; readonly reason: string; readonly cause?: FigureRef };
