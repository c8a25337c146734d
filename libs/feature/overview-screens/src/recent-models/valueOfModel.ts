// In a chunk of its own: the engine comes with it.
export { valueOfModel } from '@finance-analyst/valuation';
