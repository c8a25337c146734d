/** A body as it is stored, before its schema has been checked. */
export type StoredBody = Readonly<Record<string, unknown>>;
