import type { ConsoleState } from './ConsoleEntry.js';

const mostLines = 2000;

/** Drops the oldest entries if there are more lines than a page shows smoothly; the last entry always stays. */
export function trimEntries(state: ConsoleState): ConsoleState {
  let count = state.entries.reduce((sum, { lines }) => sum + lines.length, 0);
  let first = 0;
  let leftOut = state.leftOut;
  while (count > mostLines && first < state.entries.length - 1) {
    const length = state.entries[first]?.lines.length ?? 0;
    count -= length;
    leftOut += length;
    first += 1;
  }
  return first === 0 ? state : { ...state, entries: state.entries.slice(first), leftOut };
}
