import { messages } from '../messages.js';

/** The parts of a line between its `|`, or why it cannot be parsed. */
export type SplitLine =
  { readonly ok: true; readonly stages: readonly string[] } | { readonly ok: false; readonly reason: string };

/** Splits a line at each `|` outside quotes. */
export function splitStages(line: string): SplitLine {
  const stages = [''];
  let quote: string | null = null;
  for (const letter of line) {
    if (quote === null && letter === '|') {
      stages.push('');
      continue;
    }
    if (letter === quote) quote = null;
    else if (quote === null && (letter === '"' || letter === "'")) quote = letter;
    stages[stages.length - 1] += letter;
  }
  if (quote !== null) return { ok: false, reason: messages.openQuote(quote) };
  const trimmed = stages.map((stage) => stage.trim());
  return trimmed.length > 1 && trimmed.includes('')
    ? { ok: false, reason: messages.emptyStage }
    : { ok: true, stages: trimmed };
}
