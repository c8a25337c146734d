/** What the commands of an open model are called, and what they answer. */
export const messages = {
  model: 'Model',
  save: 'Save the model',
  undo: 'Undo the last edit',
  undone: (edit: string): string => `Undone: ${edit}.`,
  nothingToUndo: 'Nothing to undo.',
  redo: 'Redo the edit',
  redone: (edit: string): string => `Redone: ${edit}.`,
  nothingToRedo: 'Nothing to redo.',
} as const;
