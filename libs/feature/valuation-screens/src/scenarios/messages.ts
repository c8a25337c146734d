/** The words of the scenarios of a model, in one place. */
export const messages = {
  scenario: 'Scenario',
  valuePerShare: 'Value per share',
  upside: 'Upside',
  baseNote: 'Edits to the base also change the scenarios, except values edited there.',
  note: (
    note: string,
    {
      isEdited,
      set,
      isReadOnly,
    }: { readonly isEdited: boolean; readonly set: readonly string[]; readonly isReadOnly: boolean },
  ): string =>
    [
      `${isEdited ? 'Edited. Default: ' : ''}${note.replace(/\.$/u, '')}.`,
      ...(set.length > 0 ? [`Figures of its own: ${set.join(', ')}.`] : []),
      ...(isReadOnly ? [] : ['Edits change this scenario only.']),
    ].join(' '),
  add: 'Add scenario',
  rename: 'Rename',
  renameOf: (name: string): string => `Rename scenario ${name}`,
  remove: 'Remove',
  removeOf: (name: string): string => `Remove scenario ${name}`,
  addOf: (name: string): string => `Add scenario ${name}`,
  renameTo: (name: string, next: string): string => `Rename scenario ${name} to ${next}`,
  addExplained: (of: string): string =>
    `Starts as a copy of ${of}. It counts with a weight of 0% until you give it one in scenario analysis.`,
  name: 'Name',
  problems: {
    empty: 'Enter a name.',
    long: 'Enter at most 40 characters.',
    taken: 'Another scenario has this name.',
  },
  dialogFailed: 'The dialog could not be loaded',
  resetsTo: {
    scenario: 'Reset gives the default of this scenario.',
    base: 'Reset gives the value of the base: this scenario has no default of its own.',
  },
  inScenario: (words: string, name: string): string => `${words} (${name})`,
} as const;
