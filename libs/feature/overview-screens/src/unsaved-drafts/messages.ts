/** The texts about unsaved changes, loaded with them. */
export const messages = {
  draftTitle: (moment: string) => `Unsaved changes from ${moment}`,
  severalTitle: (count: number) => `Unsaved changes in ${String(count)} models`,
  draftOf: (title: string, version: number) =>
    version === 0 ? `${title}: a new model, never saved` : `${title}: edits of version ${String(version)}`,
  draftOfRemoved: (edited: string) => `${edited}. The model is in Trash; opening it recovers it.`,
  openDraft: 'Open model',
  openOf: (title: string) => `Open model: ${title}`,
  discard: 'Discard',
  discardOf: (title: string) => `Discard unsaved changes: ${title}`,
  discarded: (title: string) => `Discarded the unsaved changes of ${title}.`,
  undo: 'Undo',
} as const;
