/** The texts of the usage screen and its survey, in one place. */
export const messages = {
  title: 'Usage',
  explanation: 'From what was recorded on this device only; nothing here was asked of a server.',
  windowLabel: 'Window',
  windowDays: (days: number) => `${String(days)} days`,
  satisfactionFigure: 'Satisfaction',
  activeDaysFigure: 'Active days',
  sessionsFigure: 'Sessions',
  returnFigure: 'Came back within 7 days',
  taskFigure: 'Tasks completed',
  recordedSince: 'Recorded since',
  nothingRecorded: 'Nothing has been recorded yet.',
  recordBegins: (moment: string) =>
    `The record begins ${moment}, inside this window; figures are of the time since then.`,
  recordTooShort: 'The record does not reach back before this window, so nobody knows what is new.',

  goal: 'Goal',
  signal: 'Signal',
  metric: 'Metric',
  value: 'Value',
  sample: 'Sample',
  definition: 'Definition',
  sampleWords: (size: string, of: string) => `${of}: ${size}`,
  tooLittle: (size: number, minimum: number, of: string) =>
    `Too little data. ${of}: ${String(size)}; at least ${String(minimum)} are needed.`,
  samples: {
    answers: 'Answers',
    forms: 'Forms',
    clicks: 'Clicks',
    events: 'Events',
    sessions: 'Sessions',
    views: 'Screen views',
    days: 'Days whose seven following days are over',
    tries: 'Tries',
    completed: 'Completed tasks',
  },
  dimensions: {
    happiness: {
      name: 'Happiness',
      goal: 'People like working with the product.',
      signal: 'What they answer when asked, and whether they click in anger.',
    },
    engagement: {
      name: 'Engagement',
      goal: 'The product is part of the working day.',
      signal: 'How often it is used, and how long at a time.',
    },
    adoption: {
      name: 'Adoption',
      goal: 'People find what the product can do.',
      signal: 'Which screens they open, and which they open for the first time.',
    },
    retention: {
      name: 'Retention',
      goal: 'People come back.',
      signal: 'A day with use is followed by another.',
    },
    taskSuccess: {
      name: 'Task success',
      goal: 'People get done what they came for.',
      signal: 'Scripted tasks are completed, quickly and without errors.',
    },
  },
  metrics: {
    satisfaction: {
      name: 'Satisfaction',
      definition: 'Mean of the survey’s answers, from 1 (very dissatisfied) to 5 (very satisfied).',
    },
    usabilityScore: {
      name: 'System Usability Scale',
      definition: 'Mean score of the forms filled in at usability tests, 0 to 100 (Brooke, 1996).',
    },
    frustration: {
      name: 'Rage clicks',
      definition: 'Rage clicks (three clicks, each within a second) as a share of all clicks.',
    },
    activeDays: {
      name: 'Active days',
      definition: 'Calendar days of the window on which anything was recorded, today with them.',
    },
    sessions: {
      name: 'Sessions',
      definition:
        'Times that the product was opened and anything was recorded. Every figure by session rests on these.',
    },
    sessionTime: {
      name: 'Active time in a session',
      definition:
        'Median over all sessions of the time in use: from the first to the last press, key or movement, without pauses of more than 5 s. One press alone lasts 0 s.',
    },
    screensOpened: {
      name: 'Screens opened',
      definition: 'Share of the product’s screens that were opened at least once.',
    },
    screensDiscovered: {
      name: 'Screens discovered',
      definition: 'Screens opened in the window and, as far as the record reaches, never before it.',
    },
    returnRate: {
      name: 'Came back within 7 days',
      definition:
        'Of the days with use whose seven following days are over (a window seven days earlier), the share with another day of use in those seven days.',
    },
    taskSuccess: {
      name: 'Tasks completed',
      definition: 'Of the tries at scripted tasks of usability tests, the share that was completed.',
    },
    taskTime: {
      name: 'Time on task',
      definition: 'Median time of the completed scripted tasks.',
    },
    errorFreeSessions: {
      name: 'Sessions without an error',
      definition: 'Share of sessions in which no error of the page was recorded.',
    },
  },

  clear: 'Clear what was recorded',
  clearTitle: 'Clear what was recorded?',
  clearExplained:
    'All usage and analytics events and the random id of this device are removed, the results of usability tests with them. This cannot be undone. Models are not touched.',
  clearConfirm: 'Clear',
  keep: 'Keep',
  cleared: 'What was recorded is cleared.',
  clearFailed: (reason: string) => `It could not be cleared. ${reason}`,

  surveyOpen: 'Answer the survey',
  surveyTitle: 'How satisfied are you?',
  surveyQuestion: 'How satisfied are you with the product?',
  surveyScale: '1 is very dissatisfied, 5 is very satisfied.',
  surveyComment: 'What would make it better?',
  surveyCommentNote: 'Optional. It stays on this device.',
  surveySend: 'Save the answer',
  surveyLater: 'Not now',
  surveyMissing: 'Choose a number from 1 to 5.',
  surveyFailed: (reason: string) => `The answer could not be recorded. ${reason}`,
} as const;
