import type { GuideSection } from '../user-guide/GuideSection.js';
import { textOf } from './textOf.js';

export interface GuideHit {
  readonly section: GuideSection;
  /** Text around the first match, or the beginning if only the heading matches. */
  readonly excerpt: string;
}

export interface GuideFinding {
  /** Best first. */
  readonly hits: readonly GuideHit[];
  /** Whether the sections have every word; if none does, these have the most. */
  readonly hasAllWords: boolean;
}

const excerptLength = 180;
/** Characters of an excerpt before the match. */
const lead = 60;

/** The words of a query in lower case, without separators and plural endings, so each finds its plural too. */
export const wordsOf = (query: string): readonly string[] =>
  [
    ...new Set(
      plain(query)
        .split(/[\s,.;:!?…()“”"]+/)
        .map(withoutPlural),
    ),
  ].filter((word) => word !== '');

/** A stem that also matches the singular: `leases` → `lease`, `taxes` → `tax`, `companies` → `compan`. */
const withoutPlural = (word: string): string =>
  word.length < 5 || /(ss|us|is)$/.test(word)
    ? word
    : word.replace(/(?<=[a-z]{3})ies$|(?<=x|ch|sh|ss)es$|s$/, '');

const plain = (text: string): string => text.toLowerCase().normalize('NFC');

/** The start of the matched word with the most others nearby; the beginning of the text if none matches. */
function bestPlace(text: string, words: readonly string[]): number {
  const places = words.map((word) => text.indexOf(word)).filter((place) => place >= 0);
  const near = (place: number): number => {
    const around = text.slice(Math.max(0, place - lead), place - lead + excerptLength);
    return words.filter((word) => around.includes(word)).length;
  };
  return places.sort((one, other) => near(other) - near(one) || one - other)[0] ?? 0;
}

function excerptOf(text: string, words: readonly string[]): string {
  const place = bestPlace(plain(text), words);
  const start = place < lead ? 0 : text.indexOf(' ', place - lead) + 1;
  const cut = text.slice(start, start + excerptLength);
  const end = start + excerptLength < text.length ? `${cut.slice(0, cut.lastIndexOf(' '))} …` : cut;
  return start > 0 ? `… ${end}` : end;
}

/** Lower is better: all words in the heading or keywords, some, none. */
const rankOf = (heading: string, words: readonly string[]): number => {
  const inTitle = words.filter((word) => plain(heading).includes(word)).length;
  return inTitle === words.length ? 0 : inTitle > 0 ? 1 : 2;
};

/**
 * The sections with every word of the query, else those with the most; sections with the words in the heading or
 * keywords come first.
 */
export function searchGuide(sections: readonly GuideSection[], query: string): GuideFinding {
  const words = wordsOf(query);
  const candidates = sections
    .map((section) => ({
      section,
      heading: [section.title, ...(section.keywords ?? [])].join(' '),
      text: textOf(section.blocks),
    }))
    .map((candidate) => {
      const all = plain(`${candidate.heading} ${candidate.text}`);
      return { ...candidate, found: words.filter((word) => all.includes(word)).length };
    });
  const most = Math.max(0, ...candidates.map(({ found }) => found));
  const hits = candidates
    .filter(({ found }) => found > 0 && found === most)
    .map(({ section, heading, text }) => ({
      rank: rankOf(heading, words),
      hit: { section, excerpt: excerptOf(text, words) },
    }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ hit }) => hit);
  return { hits, hasAllWords: most === words.length };
}
