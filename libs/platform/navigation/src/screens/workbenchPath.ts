import { paths } from './paths.js';

/** The workbench's content: a company, and its open saved model. */
export interface WorkbenchSelection {
  readonly symbol: string | null;
  readonly modelId: string | null;
}

/** The workbench for a company, with the saved model of the given id open: `/valuation-workbench?symbol=MSFT`. */
export function workbenchPath(symbol?: string | null, modelId?: string | null): string {
  const query = new URLSearchParams();
  if (symbol) query.set('symbol', symbol);
  if (modelId) query.set('model', modelId);
  return query.size > 0 ? `${paths.valuationWorkbench}?${query}` : paths.valuationWorkbench;
}

/** Reads what `workbenchPath` wrote. */
export const workbenchSelection = (query: Pick<URLSearchParams, 'get'>): WorkbenchSelection => ({
  symbol: query.get('symbol')?.trim() || null,
  modelId: query.get('model') || null,
});
