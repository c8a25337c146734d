import { type StoredDocument, type DocumentKind, documentKinds } from '../kinds/documentKinds.js';

export interface NewDocument<Kind extends DocumentKind> {
  readonly kind: Kind;
  readonly id: string;
  readonly ownerId: string;
  readonly title: string;
  /** ISO 8601, UTC. */
  readonly now: string;
  readonly body: Extract<StoredDocument, { kind: Kind }>['body'];
}

/** Puts a body into a fresh envelope of the current version that was never saved (`baseRevision` 0). */
export function createDocument<Kind extends DocumentKind>(
  fresh: NewDocument<Kind>,
): Extract<StoredDocument, { kind: Kind }> {
  const { kind, id, ownerId, title, now, body } = fresh;
  const schemaVersion = documentKinds[kind].currentVersion;
  // A kind and a body of this kind make a document of it, which generic code cannot show.
  return {
    id,
    kind,
    schemaVersion,
    ownerId,
    baseRevision: 0,
    title,
    createdAt: now,
    updatedAt: now,
    body,
  } as Extract<StoredDocument, { kind: Kind }>;
}
