/** The source that the server names for prices of an imported file. */
export const importedSource = 'csv-import';
