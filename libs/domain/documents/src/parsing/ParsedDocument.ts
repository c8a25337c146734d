import type { DocumentEnvelope } from '../envelope/DocumentEnvelope.js';

export interface OpenedDocument<Document extends DocumentEnvelope = DocumentEnvelope> {
  readonly document: Document;
  /** A document of a newer version than this build writes is read-only. */
  readonly access: 'editable' | 'read-only';
  /** A note for the person about how it was opened, as a sentence. */
  readonly note: string | null;
}

/** Why a stored value is not a document this build can open. `raw` is the given value, unchanged. */
export interface UnreadableDocument {
  readonly ok: false;
  readonly code: 'corrupted' | 'newer-version' | 'unknown-kind';
  readonly reason: string;
  readonly raw: unknown;
}

export type ParsedDocument<Document extends DocumentEnvelope = DocumentEnvelope> =
  { readonly ok: true; readonly value: OpenedDocument<Document> } | UnreadableDocument;
