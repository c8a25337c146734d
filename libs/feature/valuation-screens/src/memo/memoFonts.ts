/** The scripts of the memo's font, each a file of its own. */
export type MemoScript = 'latin' | 'latin-ext' | 'greek' | 'cyrillic';

/** The file of a script in a weight; it is asked for only if a memo needs it. */
export type LoadFont = (script: MemoScript, weight: 400 | 600) => Promise<Uint8Array>;

/** A part of a text that one font has. */
export interface FontRun {
  readonly text: string;
  readonly font: MemoScript;
}

/** What a file has, as its publisher lists it. */
const scripts: readonly (readonly [MemoScript, RegExp])[] = [
  [
    'latin',
    /[\n\u0020-\u007E\u00A0-\u00AC\u00AE-\u00FF\u0131\u0152\u0153\u02C6\u02DA\u02DC\u2009\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2039\u203A\u20AC\u2122\u2191\u2193\u2212]/u,
  ],
  [
    'latin-ext',
    /[\u0100-\u0130\u0132-\u0148\u014A-\u0151\u0154-\u017F\u0218-\u021B\u1E80-\u1E85\u1E9E\u20A6\u20A9\u20AB\u20B9\u20BA\u20BD]/u,
  ],
  ['greek', /[\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u03CE]/u],
  ['cyrillic', /[\u0401-\u045F\u0490\u0491\u2116]/u],
];

/** What the font has in another form. */
const replaced: readonly (readonly [RegExp, string])[] = [
  [/[\u202F\u2007]/gu, '\u00A0'],
  [/\u2011/gu, '-'],
  [/[\u00AD\u2060\u200B\uFEFF]/gu, ''],
  [/\t/gu, ' '],
  [/\u2190/gu, '<-'],
  [/\u2192/gu, '->'],
  [/\u2265/gu, '>='],
  [/\u2264/gu, '<='],
];

/** Stands for a character that no file has. */
export const missingCharacter = '?';

/** A text in parts that each have one font, and whether a character of it is in none. */
export function fontRuns(text: string): { readonly runs: readonly FontRun[]; readonly isComplete: boolean } {
  const runs: { text: string; font: MemoScript }[] = [];
  let isComplete = true;
  const known = replaced.reduce((sofar, [pattern, by]) => sofar.replace(pattern, by), text.normalize('NFC'));
  for (const character of known) {
    const script = scripts.find(([, pattern]) => pattern.test(character))?.[0];
    if (!script) isComplete = false;
    const last = runs.at(-1);
    const font = script ?? 'latin';
    const shown = script ? character : missingCharacter;
    if (last?.font === font) last.text += shown;
    else runs.push({ text: shown, font });
  }
  return { runs, isComplete };
}
