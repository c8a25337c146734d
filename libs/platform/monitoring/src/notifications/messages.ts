/** Labels of the notifications about performance. */
export const messages = { openPerformance: 'Open Performance' } as const;
