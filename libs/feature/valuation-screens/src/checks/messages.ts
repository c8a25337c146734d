/** What is said of the checks as a whole, in one place; each brings its own words. */
export const messages = {
  title: 'Checks',
  severities: { error: 'Error', warning: 'Warning', note: 'Note' },
  held: (passed: number, all: number): string => `${passed} of ${all} hold`,
  allHold: 'Every check of the model holds.',
  filings: 'About the filings',
  notes: (count: number): string => (count === 1 ? '1 note' : `${count} notes`),
} as const;
