import type { DocumentForm } from './DocumentForm.js';
import type { DocumentSummary } from './DocumentSummary.js';
import type { StoredBody } from './StoredBody.js';

/** The definition of one kind of document. It is light, because lists need it for every kind. */
export interface DocumentKindDefinition {
  readonly kind: string;
  /** Its singular and plural nouns, for use in a sentence. */
  readonly noun: { readonly one: string; readonly many: string };
  readonly currentVersion: number;
  /** The kind of the documents that it belongs to: they list it, and lists of documents leave it out. */
  readonly partOf?: string;
  /** Loads the schema and the migrations, which only opening and importing a document need. */
  readonly load: () => Promise<DocumentForm>;
  /** Summarizes a body as stored by any release; never throws. */
  readonly summary: (body: StoredBody) => DocumentSummary;
  /**
   * The heavy, rarely changing fields of the body, such as a model's statements. They are stored
   * apart by the hash of their content, so that versions and drafts share them and an edit does not write them again.
   */
  readonly attachments: readonly string[];
}
