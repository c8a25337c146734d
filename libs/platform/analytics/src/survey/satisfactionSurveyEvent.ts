/** Window event that asks for the satisfaction survey. */
export const satisfactionSurveyEvent = 'satisfaction-survey';
