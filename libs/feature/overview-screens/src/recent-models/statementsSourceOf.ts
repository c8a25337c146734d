import type { AnalystDocument } from '@finance-analyst/documents';
import type { DataSource } from '@finance-analyst/market';

/** Where the statements in a model come from; null when the model does not say. */
export function statementsSourceOf({ body }: Pick<AnalystDocument, 'body'>): DataSource | null {
  const { source } = (body.fundamentalsSnapshot ?? {}) as { readonly source?: unknown };
  return typeof source === 'string' ? source : null;
}
