/** What can be asked of a model as a whole. */
export type ModelQuestion = 'rename' | 'save-over' | 'compare' | 'versions';
