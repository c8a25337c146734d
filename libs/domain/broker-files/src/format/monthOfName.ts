import { normalizeHeader } from '../table/normalizeHeader.js';

/** The first letters of months in English, German, Dutch and French. */
const names: readonly (readonly string[])[] = [
  ['jan'],
  ['feb', 'fev'],
  ['mar', 'maa', 'mrt', 'mrz'],
  ['apr', 'avr'],
  ['may', 'mai', 'mei'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'aou'],
  ['sep'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'dez'],
];

/** The month of a name or its abbreviation, from 1; 0 if it is none. */
export function monthOfName(name: string): number {
  const plain = normalizeHeader(name);
  return names.findIndex((starts) => starts.some((start) => plain.startsWith(start))) + 1;
}
