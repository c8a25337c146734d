/** Features that this library records by itself; the reason of such an event is in a person's or a program's own words. */
export const featureNames = { window: 'window', survey: 'satisfaction_survey' } as const;
