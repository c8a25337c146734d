export const statementWords = [
  'model',
  'timeline',
  'currency',
  'section',
  'input',
  'line',
  'value',
  'check',
  'iterate',
  'segments',
  'submodel',
  'use',
  'end',
] as const;
export type StatementWord = (typeof statementWords)[number];

/** Series that the timeline gives: the number of the period, and the years from the base date to its end. */
export const clockNames = ['period', 'year'] as const;
export type ClockName = (typeof clockNames)[number];

export const isStatementWord = (text: string): text is StatementWord =>
  (statementWords as readonly string[]).includes(text);

export const isClockName = (text: string): text is ClockName =>
  (clockNames as readonly string[]).includes(text);

/** Statement words that can be names, as they are in models older than the statements. */
const freeWords: readonly string[] = ['currency', 'segments', 'submodel', 'use', 'end'];

/** Words that cannot be names, besides the functions. */
export const isReservedWord = (text: string): boolean =>
  (isStatementWord(text) && !freeWords.includes(text)) ||
  isClockName(text) ||
  text === 'from' ||
  text === 'when';
