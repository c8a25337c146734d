import type { Call } from './callIn.js';

/** What a function makes of the years of one line. */
const overYears: Readonly<Record<string, string>> = {
  last: 'final-year',
  first: 'first-year',
  sum: 'total',
  average: 'average',
  max: 'largest',
  min: 'smallest',
};
const names: Readonly<Record<string, string>> = {
  abs: 'absolute value',
  irr: 'internal rate of return',
  xirr: 'internal rate of return',
  npv: 'net present value',
  pmt: 'level payment',
  ln: 'natural logarithm',
  sqrt: 'square root',
};
const extremes: Readonly<Record<string, readonly [ofTwo: string, ofMore: string]>> = {
  max: ['larger', 'largest'],
  min: ['smaller', 'smallest'],
};

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

/** An equation as a condition: `terminal method is value driver`. */
export const asCondition = (words: string): string => words.replaceAll(' = ', ' is ');

/** Whether a part of a formula is a number, a figure, or what a function makes of the years of one. */
export const isOneTerm = (part: string): boolean => /^(?:[a-z]+\([\w.]+\)|[\w.%]+(?:\[-\d+\])?)$/u.test(part);

/** A part of a phrase, in parentheses unless it ends where its only term does. */
const enclosed = (part: string, words: string): string => (isOneTerm(part) ? words : `(${words})`);

/** A call in words, and whether they read as one term of a larger formula without parentheses. */
export function callInWords(
  { name, parts }: Call,
  worded: (part: string) => string,
): { readonly words: string; readonly isTerm: boolean } {
  const words = parts.map(worded);
  const [first = '', second = '', third = ''] = words;
  const within = words.map((each, place) => enclosed(parts[place] ?? '', each));
  const phrase = (text: string): ReturnType<typeof callInWords> => ({ words: text, isTerm: false });
  const adjective = parts.length === 1 ? overYears[name] : undefined;
  if (adjective !== undefined) return { words: `${adjective} ${within.join('')}`, isTerm: true };
  switch (name) {
    case 'if':
      return phrase(
        `${second.includes(', otherwise ') ? `(${second})` : second} if ${asCondition(first)}, otherwise ${third}`,
      );
    case 'and':
    case 'or':
      return phrase(
        words
          .map((each, place) => (/^(?:and|or)\(/u.test(parts[place] ?? '') ? `(${each})` : each))
          .join(` ${name} `),
      );
    case 'not':
      return phrase(`not ${first}`);
    case 'sum':
      return phrase(within.join(' + '));
    case 'edate':
      return phrase(`${second} months after ${first}`);
    default: {
      const extreme = extremes[name]?.[parts.length > 2 ? 1 : 0];
      return phrase(`the ${extreme ?? names[name] ?? name.replaceAll('_', ' ')} of ${listed(within)}`);
    }
  }
}
