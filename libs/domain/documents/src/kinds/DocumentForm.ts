import type * as z from 'zod/mini';
import type { StoredBody } from './StoredBody.js';

/** Migrates a body one version forward. It copies unknown fields and never changes its argument. */
export type BodyMigration = (body: StoredBody) => StoredBody;

/** What reading the bodies of a kind needs in addition to its definition. */
export interface DocumentForm {
  /** Checks the body of the current version. It accepts unknown fields. */
  readonly bodySchema: z.ZodMiniType;
  /** By starting version: `1` migrates a body from version 1 to 2. */
  readonly migrations: Readonly<Record<number, BodyMigration>>;
}
