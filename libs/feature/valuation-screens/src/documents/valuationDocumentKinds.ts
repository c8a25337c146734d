import { documentKinds, type DocumentKindDefinition } from '@finance-analyst/documents';

/** The kinds of document that these screens create and open. */
export const valuationDocumentKinds: readonly DocumentKindDefinition[] = [documentKinds['valuation-model']];
