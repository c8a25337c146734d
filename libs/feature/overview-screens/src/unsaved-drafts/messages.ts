/** The texts about unsaved changes, loaded with them. */
export const messages = {
  draftTitle: (moment: string) => `Unsaved changes from ${moment}`,
  severalTitle: (count: number, noun: string) => `Unsaved changes in ${String(count)} ${noun}`,
  draftOf: (title: string, noun: string, version: number) =>
    version === 0 ? `${title}: a new ${noun}, never saved` : `${title}: edits of version ${String(version)}`,
  draftOfRemoved: (edited: string, noun: string) =>
    `${edited}. The ${noun} is in Trash; opening it recovers it.`,
  openDraft: (noun: string) => `Open ${noun}`,
  openOf: (title: string, noun: string) => `Open ${noun}: ${title}`,
  discard: 'Discard',
  discardOf: (title: string) => `Discard unsaved changes: ${title}`,
  discarded: (title: string) => `Discarded the unsaved changes of ${title}.`,
  undo: 'Undo',
  portfolio: 'Portfolio',
} as const;
