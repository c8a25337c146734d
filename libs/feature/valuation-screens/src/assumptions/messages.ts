/** The words of an assumption that its group does not bring, in one place. */
export const messages = {
  reset: 'Reset',
  explain: (label: string, flag: string | undefined): string =>
    [`Explain ${label}`, flag].filter(Boolean).join(', '),
  resetOf: (label: string): string => `Reset ${label}`,
  isEdited: 'Edited.',
  impossibleDay: 'Enter a day from 1990 to 2199.',
  implied: 'What this implies',
  impliedBy: (title: string): string => `${title}: what this implies`,
  inBase: (reason: string): string => `Set by the scenario. In the base: ${reason}`,
  proposed: (reason: string): string => `Default: ${reason}`,
} as const;
