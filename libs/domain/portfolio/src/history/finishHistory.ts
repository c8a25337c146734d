import { addCash } from './addCash.js';
import { addPosition } from './addPosition.js';
import { cashColumns } from './cashColumns.js';
import type { DailyHistory } from './DailyHistory.js';
import { holdingsOf } from './holdingsOf.js';
import type { Walk } from './Walk.js';

/** The history of a walk that has visited all rows: adds what positions and cash were worth and gained. */
export function finishHistory(walk: Walk): DailyHistory {
  const { history, rates, positions, countsPosition } = walk;
  positions.forEach((position, slot) => {
    if (!position || !countsPosition[slot]) return;
    addPosition(history, walk, position);
  });
  for (const column of cashColumns(walk)) addCash(history, column);
  return { ...history, holdings: holdingsOf(walk), withoutRate: [...rates.missing].sort() };
}
