import type { DocumentEnvelope } from '../envelope/DocumentEnvelope.js';

export interface OpenedDocument<Document extends DocumentEnvelope = DocumentEnvelope> {
  readonly document: Document;
  /** A document of a newer version than this build writes can be looked at and copied out, not changed. */
  readonly access: 'editable' | 'read-only';
  /** What a person should know about how it was opened, as a sentence. */
  readonly note: string | null;
}

/** Why something stored is not a document that this build can open. `raw` is what was given, untouched. */
export interface UnreadableDocument {
  readonly ok: false;
  readonly code: 'corrupted' | 'newer-version' | 'unknown-kind';
  readonly reason: string;
  readonly raw: unknown;
}

export type ParsedDocument<Document extends DocumentEnvelope = DocumentEnvelope> =
  { readonly ok: true; readonly value: OpenedDocument<Document> } | UnreadableDocument;
