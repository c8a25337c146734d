import type { FormulaView } from '@finance-analyst/model-engine';
import { modelSections, type ModelSection } from './modelSections.js';

/** The rows of the items of a model, counted from 0; items are positions in its view. */
export interface PlacedItems {
  readonly sections: readonly ModelSection[];
  readonly inputs: readonly number[];
  readonly lines: readonly number[];
  /** Undefined for a check, which has no row. */
  readonly rowOf: (item: number) => number | undefined;
  /** The same; throws a RangeError for an item without a row. */
  readonly rowWith: (item: number) => number;
  /** The first row after a free one below the last section. */
  readonly nextRow: number;
}

/** Places the sections of a model below one another, each with its heading, from `firstRow` on. */
export function placeItems({ items }: FormulaView, firstRow: number): PlacedItems {
  const rows = new Map<number, number>();
  const sections = modelSections(items);
  let nextRow = firstRow;
  for (const { positions } of sections) {
    nextRow += 1;
    for (const position of positions) rows.set(position, nextRow++);
  }
  const positionsOf = (kind: 'input' | 'line'): readonly number[] =>
    items.flatMap((item, position) => (item.kind === kind ? [position] : []));
  return {
    sections,
    inputs: positionsOf('input'),
    lines: positionsOf('line'),
    rowOf: (item) => rows.get(item),
    rowWith: (item) => {
      const row = rows.get(item);
      if (row === undefined) throw new RangeError(`item ${item} has no row`);
      return row;
    },
    nextRow: nextRow + 1,
  };
}
