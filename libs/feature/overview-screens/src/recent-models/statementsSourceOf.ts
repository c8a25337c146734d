import type { ValuationModelDocument } from '@finance-analyst/documents';
import type { DataSource } from '@finance-analyst/market';

/** The source of a model's statements; null if the model has none. */
export function statementsSourceOf({ body }: Pick<ValuationModelDocument, 'body'>): DataSource | null {
  const { source } = (body.fundamentalsSnapshot ?? {}) as { readonly source?: unknown };
  return typeof source === 'string' ? source : null;
}
