import type { DocumentEnvelope } from '../envelope/DocumentEnvelope.js';
import { documentEnvelopeSchema } from '../envelope/documentEnvelopeSchema.js';
import type { DocumentKindDefinition, StoredBody } from '../kinds/DocumentKindDefinition.js';
import { describeProblem } from './describeProblem.js';
import { migrateBody } from './migrateBody.js';
import type { OpenedDocument, ParsedDocument, UnreadableDocument } from './ParsedDocument.js';

export type DocumentParser<Document extends DocumentEnvelope> = (raw: unknown) => ParsedDocument<Document>;

/**
 * Makes the parser for a set of kinds. What it returns is the very value that was given, checked but not rebuilt, so
 * a field that this build does not know survives reading and writing at every depth. Never throws.
 */
export function createDocumentParser<Document extends DocumentEnvelope>(
  kinds: Readonly<Record<string, DocumentKindDefinition>>,
): DocumentParser<Document> {
  // The one cast of the library: the schema of the kind has just been checked.
  const opened = (document: DocumentEnvelope, access: OpenedDocument['access'], note: string | null) =>
    ({ ok: true, value: { document: document as Document, access, note } }) as const;

  const openNewer = (
    document: DocumentEnvelope,
    definition: DocumentKindDefinition,
  ): ParsedDocument<Document> => {
    const versions = `version ${document.schemaVersion}; this one writes version ${definition.currentVersion}`;
    if (definition.bodySchema.safeParse(document.body).success) {
      const note = `This ${definition.noun.one} was written by a newer release of the product (${versions}). It opens read-only.`;
      return opened(document, 'read-only', note);
    }
    const reason = `This ${definition.noun.one} was written by a newer release of the product (${versions}). Reload to update, then open it again.`;
    return { ok: false, code: 'newer-version', reason, raw: document };
  };

  const openCurrentOrOlder = (document: DocumentEnvelope, definition: DocumentKindDefinition) => {
    const damaged = (detail: string): UnreadableDocument => ({
      ok: false,
      code: 'corrupted',
      reason: `This ${definition.noun.one} is damaged: ${detail}.`,
      raw: document,
    });
    const migrated = migrateBody(definition, document.schemaVersion, document.body as StoredBody);
    if (!migrated.ok) return damaged(migrated.reason);
    const checked = definition.bodySchema.safeParse(migrated.value);
    if (!checked.success) return damaged(describeProblem(checked.error, 'body'));
    if (document.schemaVersion === definition.currentVersion) return opened(document, 'editable', null);
    const current = { ...document, schemaVersion: definition.currentVersion, body: migrated.value };
    return opened(
      current,
      'editable',
      `Brought from version ${document.schemaVersion} to ${definition.currentVersion}.`,
    );
  };

  return (raw) => {
    const envelope = documentEnvelopeSchema.safeParse(raw);
    if (!envelope.success) {
      return {
        ok: false,
        code: 'corrupted',
        reason: `Not a document: ${describeProblem(envelope.error)}.`,
        raw,
      };
    }
    const document = raw as DocumentEnvelope;
    const definition = Object.hasOwn(kinds, document.kind) ? kinds[document.kind] : undefined;
    if (!definition) {
      const reason = `This release of the product does not know documents of the kind '${document.kind}'. Reload to update, then open it again.`;
      return { ok: false, code: 'unknown-kind', reason, raw };
    }
    return document.schemaVersion > definition.currentVersion
      ? openNewer(document, definition)
      : openCurrentOrOlder(document, definition);
  };
}
