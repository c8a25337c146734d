/** Whether no two rows have the same id. */
export const hasDistinctIds = (rows: readonly { readonly id: string }[]): boolean =>
  new Set(rows.map(({ id }) => id)).size === rows.length;
