import type { MemoBlock } from './Memo.js';
import { messages } from './messages.js';

/** The reasons of what a table does not have, numbered below it. */
export interface Footnotes {
  /** What a cell has in place of a figure: a dash with the number of its reason. */
  readonly dash: (reason: string) => string;
  /** Once the table is written. */
  readonly blocks: () => readonly MemoBlock[];
}

export function createFootnotes(): Footnotes {
  const reasons: string[] = [];
  return {
    dash: (reason) => {
      if (!reasons.includes(reason)) reasons.push(reason);
      return messages.dash(reasons.indexOf(reason) + 1);
    },
    blocks: () =>
      reasons.map((reason, index) => ({ kind: 'text', text: messages.footnote(index + 1, reason) })),
  };
}
