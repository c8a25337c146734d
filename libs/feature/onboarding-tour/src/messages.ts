/** The texts of the guided tour, in one place. */
export const messages = {
  place: (number: number, count: number): string => `${String(number)} of ${String(count)}`,
  next: 'Next',
  back: 'Back',
  close: 'Close',
  finish: 'Finish',

  welcomeTitle: 'Welcome to Finance Analyst Pro',
  welcomeText:
    'Value a company, trace each figure to its source, and keep your work on this device. This tour shows where to start.',
  exportTitle: 'Export',
  exportText:
    'Turn your findings into a report to share. “Export data” at the lower right of every screen writes its tables and charts as files.',
  openReports: 'Open reports',
} as const;
