/**
 * The id of the row for an input and a fiscal year: `revenue_growth@2027-12-31`, or `beta` for an input with one value.
 * Two devices that add the same row give it the same id.
 */
export const assumptionRowId = (input: string, yearEnd: string | null): string =>
  yearEnd === null ? input : `${input}@${yearEnd}`;
