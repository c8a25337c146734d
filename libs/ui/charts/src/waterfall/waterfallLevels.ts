import type { FigureResult } from '@finance-analyst/figures';

/** A step of a waterfall. A flow adds to the running value; a total shows it, from zero. */
export interface WaterfallStep {
  readonly id: string;
  readonly label: string;
  readonly value: FigureResult;
  readonly role: 'flow' | 'total';
  /** Its part of the whole, a fraction, beside the value. */
  readonly share?: number | undefined;
}

/** A step with a known value, between its start and end levels. */
export interface WaterfallLevel {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly role: 'flow' | 'total';
  readonly share?: number | undefined;
  readonly from: number;
  readonly to: number;
}

export type WaterfallLevels =
  | { readonly ok: true; readonly value: readonly WaterfallLevel[] }
  | { readonly ok: false; readonly reason: string };

/** The levels of all steps, or the first missing step: without it the next level is unknown. */
export function waterfallLevels(steps: readonly WaterfallStep[]): WaterfallLevels {
  const levels: WaterfallLevel[] = [];
  let level = 0;
  for (const { id, label, value, role, share } of steps) {
    if (!value.ok) return { ok: false, reason: `No value for ${label}. ${value.reason}` };
    if (typeof value.value !== 'number') return { ok: false, reason: `${label} is not a number.` };
    const from = role === 'total' ? 0 : level;
    level = from + value.value;
    levels.push({ id, label, value: value.value, role, share, from, to: level });
  }
  return { ok: true, value: levels };
}
