/** The words of the scenarios of a model, in one place. */
export const messages = {
  scenario: 'Scenario',
  valuePerShare: 'Value per share',
  upside: 'Upside',
  baseNote: 'Edits to the base also change the scenarios, except values edited there.',
  note: (
    note: string,
    { isEdited, isReadOnly }: { readonly isEdited: boolean; readonly isReadOnly: boolean },
  ): string =>
    [
      `${isEdited ? 'Edited. Default: ' : ''}${note.replace(/\.$/u, '')}.`,
      ...(isReadOnly ? [] : ['Edits change this scenario only.']),
    ].join(' '),
  inScenario: (words: string, name: string): string => `${words} (${name})`,
} as const;
