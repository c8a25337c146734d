import type { AnalystDocument } from '@finance-analyst/documents';

export type FailureCode =
  /** Nothing is stored under that id. */
  | 'not-found'
  /** The document is in the bin: restore it, or save as a copy. */
  | 'removed'
  /** What is stored cannot be opened; it is kept aside. */
  | 'corrupted'
  /** It went on in another tab since it was read; nothing was changed. */
  | 'changed'
  /** Written by a newer release of the product. */
  | 'read-only'
  /** The document given would not open again, so it is not stored. */
  | 'invalid'
  /** The device has no room left. */
  | 'storage-full'
  /** The browser's database did not do what was asked. */
  | 'storage-failed';

export interface Failure {
  readonly ok: false;
  readonly code: FailureCode;
  /** What is wrong and what to do, as sentences for a person. */
  readonly reason: string;
  /** What exactly was wrong, in the terms of the file, where that helps whoever looks into it. */
  readonly detail?: string;
  /** What was found, for a document that cannot be opened. */
  readonly raw?: unknown;
}

/** Another tab or device saved first. Nothing was written: both versions are in the caller's hands. */
export interface SaveConflict {
  readonly ok: false;
  readonly code: 'conflict';
  readonly reason: string;
  /** The stored version; null when it cannot be opened here. */
  readonly conflict: AnalystDocument | null;
}

export type Outcome<Value> = { readonly ok: true; readonly value: Value } | Failure;
export type SaveOutcome = Outcome<AnalystDocument> | SaveConflict;

export const succeed = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});
export const fail = (code: FailureCode, reason: string): Failure => ({ ok: false, code, reason });
