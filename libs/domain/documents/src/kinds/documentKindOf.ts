import type { DocumentKindDefinition } from './DocumentKindDefinition.js';
import { documentKinds } from './documentKinds.js';

/** What this release knows about the kind of a stored document; undefined for a kind of a later one. */
export const documentKindOf = (kind: unknown): DocumentKindDefinition | undefined =>
  Object.values(documentKinds).find((definition) => definition.kind === kind);
