import type { ImportPlan } from '../plan/ImportPlan.js';

/** Rows that an import adds. */
export const addedRows = ({
  added,
  openings,
  valuations,
}: Pick<ImportPlan, 'added' | 'openings' | 'valuations'>): number =>
  added.length === 0
    ? 0
    : added.reduce((count, { rows }) => count + rows.length, openings.length + valuations.length);
