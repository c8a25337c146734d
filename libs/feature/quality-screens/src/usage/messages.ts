/** The texts of the usage screen and its survey. */
export const messages = {
  title: 'Usage',
  explanation: 'From usage records on this device only.',
  windowLabel: 'Window',
  windowDays: (days: number) => `${String(days)} days`,
  satisfactionFigure: 'Satisfaction',
  activeDaysFigure: 'Active days',
  sessionsFigure: 'Sessions',
  returnFigure: 'Returned within 7 days',
  taskFigure: 'Tasks completed',
  recordedSince: 'Recorded since',
  nothingRecorded: 'No records yet.',
  recordBegins: (moment: string) =>
    `Records begin ${moment}, inside this window; figures cover the time since then.`,
  recordTooShort: 'Records do not reach back before this window, so new screens cannot be identified.',

  goal: 'Goal',
  signal: 'Signal',
  metric: 'Metric',
  value: 'Value',
  sample: 'Sample',
  definition: 'Definition',
  sampleWords: (size: string, of: string) => `${of}: ${size}`,
  tooLittle: (size: number, minimum: number, of: string) =>
    `Too little data. ${of}: ${String(size)}; at least ${String(minimum)} needed.`,
  samples: {
    answers: 'Answers',
    forms: 'Forms',
    clicks: 'Clicks',
    events: 'Events',
    sessions: 'Sessions',
    views: 'Screen views',
    days: 'Days with seven full days since',
    tries: 'Attempts',
    completed: 'Completed tasks',
  },
  dimensions: {
    happiness: {
      name: 'Happiness',
      goal: 'People like working with the app.',
      signal: 'Survey answers and rage clicks.',
    },
    engagement: {
      name: 'Engagement',
      goal: 'The app is part of the working day.',
      signal: 'How often and how long it is used.',
    },
    adoption: {
      name: 'Adoption',
      goal: 'People discover the features.',
      signal: 'Screens opened, and screens opened for the first time.',
    },
    retention: {
      name: 'Retention',
      goal: 'People come back.',
      signal: 'A day of use is followed by another.',
    },
    taskSuccess: {
      name: 'Task success',
      goal: 'People complete their tasks.',
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
      definition: 'Mean score of usability test forms, 0 to 100 (Brooke, 1996).',
    },
    frustration: {
      name: 'Rage clicks',
      definition: 'Rage clicks (three clicks, each within a second) as a share of all clicks.',
    },
    activeDays: {
      name: 'Active days',
      definition: 'Calendar days in the window with any record, including today.',
    },
    sessions: {
      name: 'Sessions',
      definition: 'Times the app was opened and anything was recorded; the basis of all per-session figures.',
    },
    sessionTime: {
      name: 'Active time per session',
      definition:
        'Median time in use per session: from the first to the last press, key or movement, excluding pauses of more than 5 s. A single press lasts 0 s.',
    },
    screensOpened: {
      name: 'Screens opened',
      definition: 'Share of the app’s screens that were opened at least once.',
    },
    screensDiscovered: {
      name: 'Screens discovered',
      definition: 'Screens opened in the window and, according to the records, never before it.',
    },
    returnRate: {
      name: 'Returned within 7 days',
      definition:
        'Share of days of use that were followed by another within seven days. Counts only days with seven full days since (a window seven days earlier).',
    },
    taskSuccess: {
      name: 'Tasks completed',
      definition: 'Share of attempts at usability test tasks that were completed.',
    },
    taskTime: {
      name: 'Time on task',
      definition: 'Median time of completed usability test tasks.',
    },
    errorFreeSessions: {
      name: 'Error-free sessions',
      definition: 'Share of sessions without a recorded page error.',
    },
  },

  clear: 'Clear usage records',
  clearTitle: 'Clear usage records?',
  clearExplained:
    'All usage and analytics events, usability test results and this device’s random ID are deleted. This cannot be undone. Models are not affected.',
  clearConfirm: 'Clear',
  keep: 'Keep',
  cleared: 'Usage records cleared.',
  clearFailed: (reason: string) => `Usage records could not be cleared. ${reason}`,

  surveyOpen: 'Answer the survey',
  surveyTitle: 'How satisfied are you?',
  surveyQuestion: 'How satisfied are you with the app?',
  surveyScale: '1 is very dissatisfied, 5 is very satisfied.',
  surveyComment: 'What would make it better?',
  surveyCommentNote: 'Optional. Stays on this device.',
  surveySend: 'Save answer',
  surveyLater: 'Not now',
  surveyMissing: 'Choose a number from 1 to 5.',
  surveyFailed: (reason: string) => `The answer could not be recorded. ${reason}`,
} as const;
