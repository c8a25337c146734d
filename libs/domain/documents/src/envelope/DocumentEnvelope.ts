/** The fields of every document, whatever its kind. */
export interface DocumentEnvelope<Kind extends string = string, Body = unknown> {
  /** Stable for the life of the document, across devices and kinds. */
  readonly id: string;
  readonly kind: Kind;
  /** Version of the `body` format; a whole number from 1. */
  readonly schemaVersion: number;
  /** Account, or device for a guest, that the document belongs to. */
  readonly ownerId: string;
  /** The stored revision this copy was read at; 0 if never saved. */
  readonly baseRevision: number;
  readonly title: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** ISO 8601, UTC: the last save. */
  readonly updatedAt: string;
  readonly body: Body;
}
