/** The words of a model's memo, in one place. */
export const messages = {
  fileName: (symbol: string): string => `${symbol} memo.pdf`,
  title: (company: string): string => `Valuation memo: ${company}`,
  subtitle: (symbol: string, model: string, day: string): string => `${symbol} · ${model} · ${day}`,
  sampleData: 'Sample data: the company and its figures are fictional.',
  page: (page: number, pages: number): string => `Page ${page} of ${pages}`,
  footer: (company: string, day: string): string => `${company}, ${day}. Not investment advice.`,
  missingCharacters: '“?” marks a character that the fonts of this file do not have.',

  asOf: (day: string): string => `as of ${day}`,
  onDay: (day: string): string => `on ${day}`,
  priceFrom: (day: string, source: string): string => `${day}, ${source}`,
  againstRate: (points: string, side: 'above' | 'below', rate: string): string =>
    `${points} points ${side} ${rate}`,

  scenarios: 'Scenarios',
  scenario: 'Scenario',
  range: (low: string, high: string): string => `Value per share from ${low} to ${high}.`,
  questions: 'Open questions',
  needed: (question: string): string => `Answer needed: ${question}`,
  forecast: 'Key drivers, past and forecast',
  line: 'Fiscal year',
  actual: (year: string): string => `${year}A`,
  estimate: (year: string): string => `${year}E`,
  partialYear: (years: string): string => `· ${years}\u00a0yr`,
  step: 'Step',
  amount: 'Amount',
  implied: (label: string): string => `Implied: ${label}`,
  checks: 'Checks',
  allPassed: (count: number, isSome: boolean): string =>
    isSome ? `${count} checks passed.` : `All ${count} checks passed.`,
  couldNotRun: (count: number): string =>
    count === 1 ? '1 check could not run.' : `${count} checks could not run.`,
  severities: { error: 'Error', warning: 'Warning', note: 'Note' },
  notes: 'Notes',
  sources: 'Method and sources',
  method: 'Method',
  filings: 'Newest filings with its figures:',
  filing: (form: string, periods: string, day: string): string => `${form} for ${periods}, filed ${day}`,
} as const;
