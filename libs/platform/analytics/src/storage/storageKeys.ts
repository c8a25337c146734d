/** Where this library keeps what on the device. */
export const storageKeys = {
  userId: 'usage_user_id',
  usageEvents: 'usage_events',
  analyticsEvents: 'analytics_events',
  surveyShown: 'satisfaction_survey_shown',
} as const;
