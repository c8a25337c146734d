/** The third word of a counter, so that draws for one purpose are not those for another. */
export const drawPurpose = { uniform: 0, permutation: 1 } as const;
