/** The usage events that these screens record beside those of analytics. */
export const eventTypes = {
  surveyAnswered: 'survey_answered',
  usabilityTask: 'usability_task',
  usabilityScale: 'usability_sus',
} as const;
