/** The words of notes on figures, in one place. */
export const messages = {
  title: 'Notes',
  field: 'Note',
  remove: 'Remove note',
  atLimit: (characters: string): string => `A note has at most ${characters} characters.`,
  yearsOnly: 'Only figures of fiscal years can have notes.',
  readOnly: (text: string): string => `Note: ${text}`,
  upside: 'Upside',
  writeOn: (figure: string): string => `Write a note on ${figure}`,
  noteOn: (figure: string): string => `Note on ${figure}`,
  removing: (figure: string): string => `Remove note on ${figure}`,
  flag: 'has a note',
  hasNote: 'Has a note.',
  notShown: 'Not in this forecast',
  count: (count: number): string => (count === 1 ? '1 note' : `${count} notes`),
} as const;
