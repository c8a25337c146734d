/** The words of notes on figures, in one place. */
export const messages = {
  title: 'Notes',
  field: 'Note',
  remove: 'Remove note',
  atLimit: (characters: string): string => `A note has at most ${characters} characters.`,
  readOnly: (text: string): string => `Note: ${text}`,
  upside: 'Upside',
  writeOn: (figure: string): string => `Write a note on ${figure}`,
  noteOn: (figure: string): string => `Note on ${figure}`,
  removing: (figure: string): string => `Remove note on ${figure}`,
  flag: 'has a note',
  hasNote: 'Has a note.',
  notShown: 'Not in this forecast',
  periodNotShown: 'The statements no longer have this period',
  quarterTo: (figure: string, day: string): string => `${figure}, quarter to ${day}`,
  twelveMonthsTo: (figure: string, day: string): string => `${figure}, TTM to ${day}`,
  count: (count: number): string => (count === 1 ? '1 note' : `${count} notes`),
} as const;
