/** The columns of labels, units and single figures; those of the periods follow. Counted from 0. */
export const modelColumns = { label: 0, unit: 1, value: 2, firstPeriod: 3 } as const;
