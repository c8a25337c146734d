import { wordDistance } from '@finance-analyst/foundation';

/** The candidate that was probably meant by `written`: at most a third of its letters differ. */
export function closestName(written: string, candidates: Iterable<string>): string | undefined {
  const word = written.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.min(3, Math.max(1, Math.floor(word.length / 3))) + 1;
  for (const candidate of candidates) {
    const distance = wordDistance(word, candidate, { limit: bestDistance - 1 });
    if (distance !== null) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}
