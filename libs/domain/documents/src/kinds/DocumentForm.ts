import type * as z from 'zod/mini';
import type { StoredBody } from './StoredBody.js';

/** Takes a body one version further. It copies what it does not know, and never changes its argument. */
export type BodyMigration = (body: StoredBody) => StoredBody;

/** What reading the bodies of a kind needs beyond its definition. */
export interface DocumentForm {
  /** Checks the body of the current version. It accepts fields that it does not know. */
  readonly bodySchema: z.ZodMiniType;
  /** By the version they start from: `1` takes a body from version 1 to 2. */
  readonly migrations: Readonly<Record<number, BodyMigration>>;
}
