/** The questions a dialog can ask about a model as a whole. */
export type ModelQuestion = 'rename' | 'save-over' | 'compare' | 'versions';
