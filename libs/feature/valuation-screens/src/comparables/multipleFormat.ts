/** How multiples are written beside one another. */
export const multipleFormat = { kind: 'multiple', precision: 1 } as const;
