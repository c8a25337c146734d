import type { DocumentEnvelope } from '../envelope/DocumentEnvelope.js';
import { documentEnvelopeSchema } from '../envelope/documentEnvelopeSchema.js';
import type { DocumentForm } from '../kinds/DocumentForm.js';
import type { DocumentKindDefinition } from '../kinds/DocumentKindDefinition.js';
import type { StoredBody } from '../kinds/StoredBody.js';
import { describeProblem } from './describeProblem.js';
import { FormNotLoaded } from './FormNotLoaded.js';
import { migrateBody } from './migrateBody.js';
import type { OpenedDocument, ParsedDocument, UnreadableDocument } from './ParsedDocument.js';

export interface DocumentParser<Document extends DocumentEnvelope> {
  /**
   * Opens a document whose kind has been loaded; otherwise throws `FormNotLoaded`. Nothing else makes
   * it throw.
   */
  readonly parse: (raw: unknown) => ParsedDocument<Document>;
  /** Loads the form of each kind once and skips unknown kinds. Rejects with `FormNotLoaded`. */
  readonly load: (...kinds: readonly unknown[]) => Promise<void>;
}

/**
 * Makes the parser for a set of kinds. It returns the given value itself, checked but not rebuilt, so
 * an unknown field survives reading and writing at every depth.
 */
export function createDocumentParser<Document extends DocumentEnvelope>(
  kinds: Readonly<Record<string, DocumentKindDefinition>>,
): DocumentParser<Document> {
  const forms = new Map<unknown, DocumentForm>();
  const definitionOf = (kind: unknown): DocumentKindDefinition | undefined =>
    typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;

  const load = async (kind: unknown): Promise<void> => {
    const definition = forms.has(kind) ? undefined : definitionOf(kind);
    if (!definition) return;
    try {
      forms.set(kind, await definition.load());
    } catch (cause) {
      throw new FormNotLoaded(definition.kind, { cause });
    }
  };

  // The library's only cast: the schema of the kind has just been checked.
  const opened = (document: DocumentEnvelope, access: OpenedDocument['access'], note: string | null) =>
    ({ ok: true, value: { document: document as Document, access, note } }) as const;

  const openNewer = (
    document: DocumentEnvelope,
    definition: DocumentKindDefinition,
    form: DocumentForm,
  ): ParsedDocument<Document> => {
    const versions = `version ${document.schemaVersion}; this one writes version ${definition.currentVersion}`;
    if (form.bodySchema.safeParse(document.body).success) {
      const note = `This ${definition.noun.one} is from a newer release (${versions}). It opens read-only.`;
      return opened(document, 'read-only', note);
    }
    const reason = `This ${definition.noun.one} is from a newer release (${versions}). Reload to update, then open it again.`;
    return { ok: false, code: 'newer-version', reason, raw: document };
  };

  const openCurrentOrOlder = (
    document: DocumentEnvelope,
    definition: DocumentKindDefinition,
    form: DocumentForm,
  ) => {
    const damaged = (detail: string): UnreadableDocument => ({
      ok: false,
      code: 'corrupted',
      reason: `This ${definition.noun.one} is damaged: ${detail}.`,
      raw: document,
    });
    const migrated = migrateBody(definition, form, document.schemaVersion, document.body as StoredBody);
    if (!migrated.ok) return damaged(migrated.reason);
    const checked = form.bodySchema.safeParse(migrated.value);
    if (!checked.success) return damaged(describeProblem(checked.error, 'body'));
    if (document.schemaVersion === definition.currentVersion) return opened(document, 'editable', null);
    const current = { ...document, schemaVersion: definition.currentVersion, body: migrated.value };
    return opened(current, 'editable', null);
  };

  const parse = (raw: unknown): ParsedDocument<Document> => {
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
    const definition = definitionOf(document.kind);
    if (!definition) {
      const reason = `This release cannot open documents of the kind '${document.kind}'. Reload to update, then open it again.`;
      return { ok: false, code: 'unknown-kind', reason, raw };
    }
    const form = forms.get(document.kind);
    if (!form) throw new FormNotLoaded(document.kind);
    return document.schemaVersion > definition.currentVersion
      ? openNewer(document, definition, form)
      : openCurrentOrOlder(document, definition, form);
  };

  return {
    parse,
    load: async (...asked) => {
      await Promise.all([...new Set(asked)].map(load));
    },
  };
}
