/** A body as stored, before its schema is checked. */
export type StoredBody = Readonly<Record<string, unknown>>;
