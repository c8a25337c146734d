/** Features that this library records; the reason of such an event is free text from a person or a program. */
export const featureNames = { window: 'window', survey: 'satisfaction_survey' } as const;
