import type { Timeline } from '@finance-analyst/model-engine';

/** The texts of the workbook. */
export const messages = {
  legend: 'Blue figures are inputs, black figures are formulas.',
  sample: 'Sample data',
  sheets: { model: 'Model', sources: 'Sources', checks: 'Checks', notes: 'Notes' },
  modelHeader: { line: 'Line', unit: 'Unit', value: 'Value', period: 'Period', year: 'Year' },
  sections: { summary: 'Summary', inputs: 'Inputs', calculation: 'Calculation', working: 'Working rows' },
  sourcesHeader: ['Input', 'Period', 'Value', 'Unit', 'Reason', 'Source', 'As of', 'Cell', 'Options'],
  checksHeader: ['Trips if', 'Severity', 'Result', 'Message', 'Condition'],
  notesHeader: ['Figure', 'Note', 'Last changed'],
  severity: { error: 'Error', warning: 'Warning', note: 'Note' },
  passed: 'Passed',
  tripped: 'Tripped',
  couldNotRun: 'Could not run',
  couldNotRunMessage: 'A figure that this check needs is not available.',
  notPassed: 'Checks not passed',
  needValue: 'Checks that need a value to run',
  upside: 'Upside',
  noUpside: 'Not available: the value is negative.',
  someFigure: '…',
  noChecks: 'This model has no checks.',
  round: (label: string, round: number) => `${label}, round ${round}`,
  shownIn: (scale: string) => `shown in ${scale}`,
  ownSign: (label: string) => `${label}, opposite sign`,
  tooManyRounds: (rounds: number) =>
    `The model’s circular references did not converge in ${rounds} rounds, the most a workbook has.`,
  totalInCircle: (part: string) =>
    `The total of ${part} is part of a circular reference: move ${part} to its own line.`,
  cannotBeComputed: 'Not available: this part of a formula cannot be computed.',
} as const;

/** The heading of a period where the caller gives none. */
export function defaultPeriodLabel(period: number, { frequency }: Timeline): string {
  return period === 0 ? 'Base' : numbered(frequency === 'annual' ? 'Year' : 'Quarter', period);
}

/** The same of a year beside quarters. */
export const defaultYearLabel = (year: number): string => (year === 0 ? 'Base year' : numbered('Year', year));

const numbered = (word: string, period: number): string =>
  `${word} ${period < 0 ? '\u2212' : ''}${Math.abs(period)}`;
