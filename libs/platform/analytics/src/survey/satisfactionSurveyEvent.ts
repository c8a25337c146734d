/** Event on the window: it is time to ask how satisfied the person is. */
export const satisfactionSurveyEvent = 'satisfaction-survey';
