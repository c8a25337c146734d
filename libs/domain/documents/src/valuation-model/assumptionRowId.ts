/**
 * The id of the row for an input and a period: `revenue_growth@3`, or `beta` for an input with one value. Two devices
 * that add the same row give it the same id.
 */
export const assumptionRowId = (input: string, period: number | null): string =>
  period === null ? input : `${input}@${period}`;
