import type { Step } from './Step.ts';
import { steps } from './steps.ts';

type Choice =
  { readonly ok: true; readonly steps: readonly Step[] } | { readonly ok: false; readonly reason: string };

/** All steps, or those whose title begins with one of the words given (`lint`, `unit`, …). */
export function chooseSteps(words: readonly string[], all: readonly Step[] = steps): Choice {
  if (words.length === 0) return { ok: true, steps: all };
  const matches = (step: Step, word: string): boolean =>
    step.title.toLowerCase().startsWith(word.toLowerCase());
  const unknown = words.filter((word) => !all.some((step) => matches(step, word)));
  if (unknown.length > 0)
    return {
      ok: false,
      reason: `No step begins with ${unknown.join(', ')}. Steps: ${all.map(({ title }) => title).join(', ')}.`,
    };
  return { ok: true, steps: all.filter((step) => words.some((word) => matches(step, word))) };
}
