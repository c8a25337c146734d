import { commonStart } from '../words/commonStart.js';
import { applyCandidate } from './applyCandidate.js';
import type { Completion } from './Completion.js';

/** Completes the word as far as all candidates agree; null if that adds nothing to what is typed. */
export function applyCompletion(text: string, completion: Completion): string | null {
  const { start, typed, candidates } = completion;
  const [only] = candidates;
  if (only === undefined) return null;
  if (candidates.length === 1) return applyCandidate(text, completion, only);
  const shared = commonStart(candidates);
  const isFarther = shared.length > typed.length && shared.toLowerCase().startsWith(typed.toLowerCase());
  // An open quote must stay open until the word is complete.
  if (!isFarther || /[\s|"']/.test(shared)) return null;
  return `${text.slice(0, start)}${shared}`;
}
