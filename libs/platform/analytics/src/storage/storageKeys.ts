/** The storage keys of this library. */
export const storageKeys = {
  userId: 'usage_user_id',
  usageEvents: 'usage_events',
  analyticsEvents: 'analytics_events',
  surveyShown: 'satisfaction_survey_shown',
} as const;
