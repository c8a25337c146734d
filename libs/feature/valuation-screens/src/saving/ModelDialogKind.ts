/** The dialogs about a model as a whole. */
export type ModelDialogKind = 'rename' | 'save-over' | 'compare' | 'versions';
