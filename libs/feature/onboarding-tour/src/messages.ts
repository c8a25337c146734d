/** The texts of the guided tour, in one place. */
export const messages = {
  place: (number: number, count: number): string => `${String(number)} of ${String(count)}`,
  next: 'Next',
  back: 'Back',
  close: 'Close',
  finish: 'Finish',

  welcomeTitle: 'Welcome to Finance Analyst Pro',
  welcomeText:
    'Value a company, see where each figure comes from, and keep the work on this device. This tour shows where to begin.',
  terminalTitle: 'The terminal',
  terminalText:
    'What the product can do, it can be told in words. Type help for the commands there are. Ctrl+` or Cmd+` opens and closes it on every screen.',
  openTerminal: 'Open the terminal',
  sampleTitle: 'Sample data',
  sampleText:
    'Try the valuation workbench with a sample company. Its figures are made up, and marked as such wherever they show.',
  openSample: 'Open a sample company',
  modelLabTitle: 'Model Lab',
  modelLabText: 'Your models live here, with their templates and earlier versions.',
  exportTitle: 'Export',
  exportText: 'Make a report of what you found, and take it with you.',
  openReports: 'Open reports',
} as const;
