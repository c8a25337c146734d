/** The texts of the history, loaded with it. */
export const messages = {
  historyEmpty: 'No notifications yet',
  historyEmptyHint: 'Notifications stay here until you clear them or reload the page.',
  historyKept: 'Notifications from this session',
  clearHistory: 'Clear',
  unread: 'New',
} as const;
