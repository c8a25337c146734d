/** First and last day with sample prices: ten years, both trading days of every exchange. */
export const samplePeriod = { firstDate: '2016-10-31', endDate: '2026-10-30' } as const;
