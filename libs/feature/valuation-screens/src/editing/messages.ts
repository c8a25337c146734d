/** What the commands of an open model are called, and what they answer. */
export const messages = {
  model: 'Model',
  save: 'Save the model',
  saving: 'The model is being saved; whether it is stands under its name.',
  undo: 'Undo the last edit',
  undone: (edit: string): string => `Undone: ${edit}.`,
  nothingToUndo: 'There is no edit to undo.',
  redo: 'Redo the edit',
  redone: (edit: string): string => `Redone: ${edit}.`,
  nothingToRedo: 'There is no edit to redo.',
} as const;
