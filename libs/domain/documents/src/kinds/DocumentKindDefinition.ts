import type * as z from 'zod/mini';
import type { DocumentSummary } from './DocumentSummary.js';
import type { MergeRules } from '../merge/MergeRules.js';

/** A body as it is stored, before its schema has been checked. */
export type StoredBody = Readonly<Record<string, unknown>>;

/** Takes a body one version further. It copies what it does not know, and never changes its argument. */
export type BodyMigration = (body: StoredBody) => StoredBody;

/** What the product knows about one kind of document. */
export interface DocumentKindDefinition extends MergeRules {
  readonly kind: string;
  /** What a person calls one and several of them, in a sentence. */
  readonly noun: { readonly one: string; readonly many: string };
  readonly currentVersion: number;
  /** Checks the body of `currentVersion`. It accepts fields that it does not know. */
  readonly bodySchema: z.ZodMiniType;
  /** By the version they start from: `1` takes a body from version 1 to 2. */
  readonly migrations: Readonly<Record<number, BodyMigration>>;
  /** Of a body as it is stored, whatever release wrote it; never throws. */
  readonly summary: (body: StoredBody) => DocumentSummary;
  /**
   * Fields of the body that are heavy and rarely change, such as the statements that a model rests on. They are stored
   * apart by the hash of their content, so that versions and drafts share them and an edit does not write them again.
   */
  readonly attachments: readonly string[];
}
