import { type AnalystDocument, type DocumentKind, documentKinds } from '../kinds/documentKinds.js';

export interface NewDocument<Kind extends DocumentKind> {
  readonly kind: Kind;
  readonly id: string;
  readonly ownerId: string;
  readonly title: string;
  /** ISO 8601, UTC. */
  readonly now: string;
  readonly body: Extract<AnalystDocument, { kind: Kind }>['body'];
}

/** Puts a body into a fresh envelope of the current version that was never saved (`baseRevision` 0). */
export function createDocument<Kind extends DocumentKind>(fresh: NewDocument<Kind>): AnalystDocument {
  const { kind, id, ownerId, title, now, body } = fresh;
  const schemaVersion = documentKinds[kind].currentVersion;
  return { id, kind, schemaVersion, ownerId, baseRevision: 0, title, createdAt: now, updatedAt: now, body };
}
