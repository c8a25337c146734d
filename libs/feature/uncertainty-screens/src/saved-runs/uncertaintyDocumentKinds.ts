import { documentKinds, type DocumentKindDefinition } from '@finance-analyst/documents';

/** The kinds of document that this screen creates and opens. */
export const uncertaintyDocumentKinds: readonly DocumentKindDefinition[] = [documentKinds['simulation-run']];
