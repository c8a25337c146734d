/** The usage events these screens record in addition to those of analytics. */
export const eventTypes = {
  surveyAnswered: 'survey_answered',
  usabilityTask: 'usability_task',
  usabilityScale: 'usability_sus',
} as const;
