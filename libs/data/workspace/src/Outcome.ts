import type { AnalystDocument } from '@finance-analyst/documents';

export type FailureCode =
  /** There is no document with that id. */
  | 'not-found'
  /** The document is in Trash. */
  | 'removed'
  /** The stored document is damaged; it became a damaged record. */
  | 'corrupted'
  /** It went on in another tab since it was read; nothing was changed. */
  | 'changed'
  /** Another tab is editing it. */
  | 'elsewhere'
  /** From a newer release. */
  | 'read-only'
  /** The given document could not be reopened, so it is not stored. */
  | 'invalid'
  /** The device has no room left. */
  | 'storage-full'
  /** The browser's database failed. */
  | 'storage-failed';

export interface Failure {
  readonly ok: false;
  readonly code: FailureCode;
  /** What is wrong and what to do, as sentences for a person. */
  readonly reason: string;
  /** What exactly was wrong, in the terms of the file, where that helps whoever looks into it. */
  readonly detail?: string;
  /** The stored value of a document that cannot be opened. */
  readonly raw?: unknown;
}

/** Another tab or device saved first. Nothing was written; the caller gets both versions. */
export interface SaveConflict<Document extends AnalystDocument = AnalystDocument> {
  readonly ok: false;
  readonly code: 'conflict';
  readonly reason: string;
  /** The stored version; null when it cannot be opened here. */
  readonly conflict: Document | null;
}

export type Outcome<Value> = { readonly ok: true; readonly value: Value } | Failure;
export type SaveOutcome<Document extends AnalystDocument = AnalystDocument> =
  Outcome<Document> | SaveConflict<Document>;

export const succeed = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});
export const fail = (code: FailureCode, reason: string): Failure => ({ ok: false, code, reason });
