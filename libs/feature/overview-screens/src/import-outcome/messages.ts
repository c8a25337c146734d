/** What became of an import, loaded before one can end. */
export const messages = {
  imported: (title: string) => `Imported ${title}.`,
  notImported: (fileName: string) => `“${fileName}” was not imported.`,
  importUnreadable: 'The browser could not read the file. Check that it has not moved, then choose it again.',
  importDetail: 'Technical detail',
  open: 'Open',
} as const;
