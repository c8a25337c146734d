/** The texts of notifications; those of the history are in `history/messages.ts`. */
export const messages = {
  missingProvider: 'useNotifications must be used within a NotificationProvider',
  region: 'Notifications',
  dismiss: 'Dismiss',
  noToasts: 'No notifications on screen.',
  types: { info: 'Note', success: 'Done', warning: 'Warning', error: 'Error' },

  errorTitle: 'Something went wrong',
  error: 'An error occurred',
  aiAnalyzingTitle: 'AI analysis',
  aiAnalyzing: 'Analyzing…',
  aiCompletedTitle: 'AI analysis',
  aiCompleted: 'The analysis is complete.',
  aiErrorTitle: 'AI analysis',
  aiError: 'An error occurred during analysis',
  syncingTitle: 'Synchronization',
  syncing: 'Synchronizing your data…',
  syncedTitle: 'Synchronization',
  synced: 'Your data is synced.',
  syncErrorTitle: 'Synchronization',
  syncError: 'Failed to synchronize data',
  stylesheetTitle: 'Appearance',
  stylesheet: 'Failed to load stylesheet',
  performanceTitle: 'Performance budget exceeded',
  performance: ({ metric, actual, budget }: { metric: string; actual: string; budget: string }): string =>
    `${metric}: ${actual}; the budget is ${budget}.`,
} as const;
