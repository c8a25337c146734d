/** What is said of the checks as a whole, in one place; each brings its own words. */
export const messages = {
  title: 'Checks',
  severities: { error: 'Error', warning: 'Warning', note: 'Note' },
  passed: (passed: number, all: number): string => `${passed} of ${all} passed`,
  allPassed: 'All checks passed.',
  notRun: (count: number): string =>
    count === 1 ? '1 check needs a value to run.' : `${count} checks need a value to run.`,
  errors: (count: number): string => (count === 1 ? '1 error' : `${count} errors`),
  warnings: (count: number): string => (count === 1 ? '1 warning' : `${count} warnings`),
  showChecks: (count: string): string => `${count}, show in Checks`,
  filings: 'About the filings',
  notes: (count: number): string => (count === 1 ? '1 note' : `${count} notes`),
  mostlyEquity: (share: string, debt: string, offer: string): string =>
    `At the offer, sponsor equity is ${share} of sources, more than half: debt is ${debt} EBITDA, and the offer values the company at ${offer} EBITDA.`,
} as const;
