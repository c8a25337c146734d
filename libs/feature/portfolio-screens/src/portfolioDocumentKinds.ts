import { type DocumentKindDefinition, documentKinds } from '@finance-analyst/documents';

/** The kinds of document that these screens create and open. */
export const portfolioDocumentKinds: readonly DocumentKindDefinition[] = [documentKinds.portfolio];
