import type { FilingSource } from '../fundamentals/FiscalPeriod.js';
import type { DatedFigure } from './DatedFigure.js';
import { byFiling, type FactSpan, type FiledFact } from './FiledFact.js';
import { filedFigure } from './filedFigure.js';
import { oneTagPerFiling, tagsOfOneItem } from './oneTagPerFiling.js';
import { daysInclusive } from './isoDay.js';

/** Filers give one period's start a day or two apart, so a start this near is the same. */
const startToleranceDays = 4;

/** Every readable fact of the tags in use, found by tag and span. */
export class FactStore {
  readonly #byTag = new Map<string, Map<string, FiledFact[]>>();
  readonly #facts: readonly FiledFact[];
  readonly #tagsOfItem = new Map<readonly string[], readonly string[]>();

  constructor(facts: Iterable<FiledFact>) {
    this.#facts = [...facts];
    for (const fact of this.#facts) {
      const byEnd = this.#byTag.get(fact.source.tag) ?? new Map<string, FiledFact[]>();
      this.#byTag.set(fact.source.tag, byEnd);
      const sameEnd = byEnd.get(fact.end);
      if (sameEnd) sameEnd.push(fact);
      else byEnd.set(fact.end, [fact]);
    }
    for (const byEnd of this.#byTag.values()) for (const sameEnd of byEnd.values()) sameEnd.sort(byFiling);
  }

  /**
   * The latest filed figure for a span, with what it was restated from. Of several tags for the same item each filing
   * counts with the first that it gives.
   */
  figure(tags: readonly string[], span: FactSpan): DatedFigure | undefined {
    const ofItem = this.#ofOneItem(tags).map((tag) => this.#filings(tag, span));
    return filedFigure(oneTagPerFiling(ofItem));
  }

  /** The facts of one filing alone. */
  ofFiling(accession: string): FactStore {
    return new FactStore(this.#facts.filter(({ source }) => source.accession === accession));
  }

  /** The filings that give any of the tags for a span, the newest first. */
  filingsOf(tags: readonly string[], span: FactSpan): readonly FilingSource[] {
    const sources = tags.flatMap((tag) => this.#filings(tag, span)).sort(byFiling);
    const byAccession = new Map(sources.toReversed().map(({ source }) => [source.accession, source]));
    return [...byAccession.values()];
  }

  #ofOneItem(tags: readonly string[]): readonly string[] {
    if (tags.length < 2) return tags;
    const known = this.#tagsOfItem.get(tags);
    if (known) return known;
    const found = tagsOfOneItem(tags, (tag) => this.factsOf(tag));
    this.#tagsOfItem.set(tags, found);
    return found;
  }

  #filings(tag: string, span: FactSpan): readonly FiledFact[] {
    const sameEnd = this.#byTag.get(tag)?.get(span.end);
    if (!sameEnd) return [];
    return sameEnd.filter((fact) => isSameStart(fact.start, span.start));
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
