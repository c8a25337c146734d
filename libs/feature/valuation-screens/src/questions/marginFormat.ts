/** How a margin is written. */
export const marginFormat = { kind: 'rate', precision: 1 } as const;
