import type { DocumentKindDefinition } from '@finance-analyst/documents';
import { loadFromFeatures } from './loadFromFeatures.js';

/** Every kind of document that a feature creates and opens. */
export const loadDocumentKinds = (): Promise<readonly DocumentKindDefinition[]> =>
  loadFromFeatures((feature) => feature.loadDocumentKinds?.());
