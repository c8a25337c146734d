import type { ImportPlan } from '../plan/ImportPlan.js';

/** Rows that an import adds. */
export const addedRows = ({ added }: ImportPlan): number =>
  added.reduce((count, { rows }) => count + rows.length, 0);
