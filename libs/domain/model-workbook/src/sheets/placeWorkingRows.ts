import type { FormulaView } from '@finance-analyst/model-engine';
import type { WorkingRow } from './ModelLayout.js';

/** The rows below the model that its formulas need, counted from 0. */
export interface PlacedWorkingRows {
  /** Grows as formulas are written. */
  readonly rows: readonly WorkingRow[];
  /** The row of an item in a round of its circular references; throws a RangeError without one. */
  readonly rowOfRound: (item: number, round: number) => number;
  /** The row with a key, created below the others when it is first asked for. */
  readonly rowFor: (key: string, create: (row: number) => WorkingRow) => number;
}

/** Places the rounds of circular references from `firstRow` on, one below another; the rows of other parts follow. */
export function placeWorkingRows(view: FormulaView, rounds: number, firstRow: number): PlacedWorkingRows {
  const rows: WorkingRow[] = [];
  const rowOfKey = new Map<string, number>();
  const add = (key: string, create: (row: number) => WorkingRow): number => {
    const row = firstRow + rows.length;
    rowOfKey.set(key, row);
    rows.push(create(row));
    return row;
  };
  const roundKey = (item: number, round: number): string => `round ${item} ${round}`;
  const circular = itemsInRounds(view);
  for (let round = 1; round <= rounds; round += 1)
    for (const item of circular) add(roundKey(item, round), (row) => ({ kind: 'round', row, item, round }));
  return {
    rows,
    rowOfRound: (item, round) => {
      const row = rowOfKey.get(roundKey(item, round));
      if (row === undefined) throw new RangeError(`item ${item} has no round ${round}`);
      return row;
    },
    rowFor: (key, create) => rowOfKey.get(key) ?? add(key, create),
  };
}

/** The items with figures in circular references, in the order of a round: named ones come last. */
function itemsInRounds({ circles }: FormulaView): readonly number[] {
  const figures = circles.flatMap((circle) => circle.figures);
  const inOrder = [...figures.filter(({ isNamed }) => !isNamed), ...figures.filter(({ isNamed }) => isNamed)];
  return [...new Set(inOrder.map(({ position }) => position))];
}
