/** Why something was not recorded or stored, as sentences, and the invitation to the survey. */
export const messages = {
  notLoaded: 'The code that records usage could not be loaded. Reload the page when you are online.',
  notInRun: 'Recording is off in automated and audit runs.',
  recordingOff: 'Recording on this device is turned off in Settings.',
  notKept: 'Browser storage is full or blocked. New usage data lasts only until this page closes.',
  unreadable:
    'Usage data on this device is damaged and was left unchanged. New usage data lasts only until this page closes. Clear usage data to start over.',
  setAside: 'Usage data on this device is damaged. A copy was preserved, and recording has started over.',
  notCleared: 'The browser did not allow usage data to be cleared.',
  commentTooLong: 'A comment can have at most 1000 characters.',
  invalidScore: 'A score must be a whole number from 1 to 5.',
  surveyTitle: 'How satisfied are you with Finance Analyst Pro?',
  surveyNote: 'One question. Your answer stays on this device unless you share usage records.',
  answerSurvey: 'Answer',
} as const;
