/** The texts of Trash, loaded with it. */
export const messages = {
  removedModels: 'Trash',
  removedAt: (moment: string) => `deleted ${moment}`,
  recover: 'Recover',
  recoverModel: (title: string) => `Recover ${title}`,
  erase: 'Delete permanently',
  eraseModel: (title: string) => `Delete permanently: ${title}`,
  eraseModelTitle: (title: string) => `Delete ${title} permanently?`,
  eraseModelExplained:
    'All its versions, unsaved changes and simulation runs are deleted from this device. This cannot be undone.',
} as const;
