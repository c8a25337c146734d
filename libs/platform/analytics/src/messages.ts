/** What a page may say before the recorder is loaded: why something was not recorded, and the invitation to the survey. */
export const messages = {
  notLoaded: 'The code that records usage could not be loaded. Reload the page when you are online.',
  notInRun: 'Recording is off in automated and audit runs.',
  recordingOff: 'Recording on this device is turned off in Settings.',
  surveyTitle: 'How satisfied are you with Finance Analyst Pro?',
  surveyNote: 'One question. Your answer stays on this device unless you share usage records.',
  answerSurvey: 'Answer',
} as const;
