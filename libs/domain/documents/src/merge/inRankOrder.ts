import { isFields } from './isFields.js';

/**
 * The ids of rows sorted by rank, then by id. Numbers come before text, and rows without a rank come
 * last, so that the order is always defined.
 */
export function inRankOrder(rows: ReadonlyMap<string, unknown>, rankField: string): readonly string[] {
  const ranked = [...rows].map(([id, row]) => ({ id, rank: rankOf(row, rankField) }));
  return ranked
    .sort(
      (one, other) =>
        groupOf(one.rank) - groupOf(other.rank) || compare(one.rank, other.rank) || compare(one.id, other.id),
    )
    .map(({ id }) => id);
}

type Rank = number | string;

function rankOf(row: unknown, rankField: string): Rank | null {
  if (!isFields(row) || !Object.hasOwn(row, rankField)) return null;
  const rank = row[rankField];
  return typeof rank === 'number' || typeof rank === 'string' ? rank : null;
}

const groupOf = (rank: Rank | null): number => {
  if (rank === null) return 2;
  return typeof rank === 'number' ? 0 : 1;
};

const compare = (one: Rank | null, other: Rank | null): number => {
  if (one === null || other === null || one === other) return 0;
  return one < other ? -1 : 1;
};
