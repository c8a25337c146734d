import type { FigureResult } from '@finance-analyst/figures';
import { messages } from '../usage/messages.js';

/** A value with a sufficient sample; otherwise how much there is and how much is needed. */
export function measured(
  sampleSize: number,
  { minimum, of }: { readonly minimum: number; readonly of: string },
  compute: () => number,
): FigureResult {
  if (sampleSize < minimum) return { ok: false, reason: messages.tooLittle(sampleSize, minimum, of) };
  return { ok: true, value: compute() };
}
