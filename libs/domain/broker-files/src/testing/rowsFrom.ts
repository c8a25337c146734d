import type { TransactionRow } from '../file/Transaction.js';
import { readText } from './readText.js';

/** The rows of a file without their notes, each with its first line. */
export const rowsFrom = (text: string): readonly (readonly [number, Omit<TransactionRow, 'note'>])[] =>
  readText(text).transactions.map(({ line, row }) => {
    const { note: ownNote, ...rest } = row;
    return ownNote === undefined ? [line, row] : [line, rest];
  });

export const refusedIn = (text: string): readonly (readonly [number, string])[] =>
  readText(text).refused.map(({ line, reason }) => [line, reason]);
