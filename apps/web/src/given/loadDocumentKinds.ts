import type { DocumentKindDefinition } from '@finance-analyst/documents';
import { features } from '../features.js';

/** Every kind of document that a feature creates and opens. */
export async function loadDocumentKinds(): Promise<readonly DocumentKindDefinition[]> {
  const kinds = await Promise.all(
    features.map(async ({ loadDocumentKinds: load }) => (await load?.()) ?? []),
  );
  return kinds.flat();
}
