/** Performance budgets of a page: milliseconds, CLS a score. */
export const budgets = { LCP: 2500, FID: 100, CLS: 0.1, FCP: 1800, TTFB: 800 } as const;
