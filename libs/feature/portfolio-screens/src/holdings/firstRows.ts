import type { HoldingGroup, HoldingRow } from './HoldingRow.js';

/** The groups with so many rows in all, the first ones; groups without any of them are left out. */
export function firstRows<Row extends HoldingRow, Group extends HoldingGroup<Row>>(
  groups: readonly Group[],
  count: number,
): readonly Group[] {
  let left = count;
  return groups.flatMap((group) => {
    const rows = group.rows.slice(0, left);
    left -= rows.length;
    return rows.length > 0 ? [rows.length < group.rows.length ? { ...group, rows } : group] : [];
  });
}
