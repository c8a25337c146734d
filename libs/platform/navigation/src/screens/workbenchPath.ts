import { paths } from './paths.js';

/** What the workbench shows: a company, and the saved model of it that is open. */
export interface WorkbenchSelection {
  readonly symbol: string | null;
  readonly modelId: string | null;
}

/** The workbench on a company, with a saved model open when its id is given: `/valuation-workbench?symbol=MSFT`. */
export function workbenchPath(symbol?: string | null, modelId?: string | null): string {
  const query = new URLSearchParams();
  if (symbol) query.set('symbol', symbol);
  if (modelId) query.set('model', modelId);
  return query.size > 0 ? `${paths.valuationWorkbench}?${query}` : paths.valuationWorkbench;
}

/** Reads back what `workbenchPath` wrote. */
export const workbenchSelection = (query: Pick<URLSearchParams, 'get'>): WorkbenchSelection => ({
  symbol: query.get('symbol')?.trim() || null,
  modelId: query.get('model') || null,
});
