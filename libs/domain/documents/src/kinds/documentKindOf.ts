import type { DocumentKindDefinition } from './DocumentKindDefinition.js';
import { documentKinds } from './documentKinds.js';

/** The definition for a stored document's kind; undefined for a kind of a later release. */
export const documentKindOf = (kind: unknown): DocumentKindDefinition | undefined =>
  Object.values(documentKinds).find((definition) => definition.kind === kind);
