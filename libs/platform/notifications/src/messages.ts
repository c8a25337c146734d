/** The texts of notifications, in one place. */
export const messages = {
  missingProvider: 'useNotifications must be used within a NotificationProvider',
  region: 'Notifications',
  dismiss: 'Dismiss',
  noToasts: 'No notification is on the screen.',
  types: { info: 'Note', success: 'Done', warning: 'Warning', error: 'Error' },

  errorTitle: 'That did not work',
  error: 'An error occurred',
  aiAnalyzingTitle: 'AI analysis',
  aiAnalyzing: 'The analysis is under way.',
  aiCompletedTitle: 'AI analysis',
  aiCompleted: 'The analysis is complete.',
  aiErrorTitle: 'AI analysis',
  aiError: 'An error occurred during analysis',
  syncingTitle: 'Synchronization',
  syncing: 'Your data is being synchronized.',
  syncedTitle: 'Synchronization',
  synced: 'Your data is synchronized.',
  syncErrorTitle: 'Synchronization',
  syncError: 'Failed to synchronize data',
  stylesheetTitle: 'Appearance',
  stylesheet: 'Failed to load stylesheet',
  performanceTitle: 'Outside the performance budget',
  performance: ({ metric, actual, budget }: { metric: string; actual: string; budget: string }): string =>
    `${metric}: ${actual}; the budget is ${budget}.`,

  historyEmpty: 'No notifications yet',
  historyEmptyHint:
    'Messages that have come and gone stand here until you clear them or the page is loaded anew.',
  historyKept: 'What was told since the page was opened.',
  clearHistory: 'Clear',
  unread: 'New',
} as const;
