import type { DatedFigure } from './DatedFigure.js';
import { byFiling, type FactSpan, type FiledFact } from './FiledFact.js';
import { filedFigure } from './filedFigure.js';
import { daysInclusive } from './isoDay.js';

/** Filers give one period's start a day or two apart, so a start this near is the same. */
const startToleranceDays = 4;

/** Every readable fact of the tags in use, found by tag and span. */
export class FactStore {
  readonly #byTag = new Map<string, Map<string, FiledFact[]>>();

  constructor(facts: Iterable<FiledFact>) {
    for (const fact of facts) {
      const byEnd = this.#byTag.get(fact.source.tag) ?? new Map<string, FiledFact[]>();
      this.#byTag.set(fact.source.tag, byEnd);
      const sameEnd = byEnd.get(fact.end);
      if (sameEnd) sameEnd.push(fact);
      else byEnd.set(fact.end, [fact]);
    }
    for (const byEnd of this.#byTag.values()) for (const sameEnd of byEnd.values()) sameEnd.sort(byFiling);
  }

  /** The latest filed figure of a tag for a span, with what it was restated from. */
  figure(tag: string, span: FactSpan): DatedFigure | undefined {
    const sameEnd = this.#byTag.get(tag)?.get(span.end);
    return sameEnd && filedFigure(sameEnd.filter((fact) => isSameStart(fact.start, span.start)));
  }

  /** The facts of a tag, by end date and then in the order of filing. */
  factsOf(tag: string): readonly FiledFact[] {
    const byEnd = this.#byTag.get(tag);
    if (!byEnd) return [];
    return [...byEnd.keys()].sort().flatMap((end) => byEnd.get(end) ?? []);
  }
}

function isSameStart(a: string | null, b: string | null): boolean {
  if (a === b) return true;
  if (a === null || b === null) return false;
  return Math.abs(daysInclusive(a, b) - 1) <= startToleranceDays;
}
