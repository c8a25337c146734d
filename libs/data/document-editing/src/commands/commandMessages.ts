/** What the commands of an open document are called, and what they answer. */
export const commandMessages = (noun: string) =>
  ({
    group: noun.charAt(0).toUpperCase() + noun.slice(1),
    save: `Save the ${noun}`,
    undo: 'Undo the last edit',
    undone: (edit: string): string => `Undone: ${edit}.`,
    nothingToUndo: 'Nothing to undo.',
    redo: 'Redo the edit',
    redone: (edit: string): string => `Redone: ${edit}.`,
    nothingToRedo: 'Nothing to redo.',
  }) as const;
