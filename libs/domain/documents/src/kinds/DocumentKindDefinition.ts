import type { DocumentForm } from './DocumentForm.js';
import type { DocumentSummary } from './DocumentSummary.js';
import type { MergeRules } from '../merge/MergeRules.js';
import type { StoredBody } from './StoredBody.js';

/** What the product knows about one kind of document. It is light: lists need it of every kind. */
export interface DocumentKindDefinition extends MergeRules {
  readonly kind: string;
  /** What a person calls one and several of them, in a sentence. */
  readonly noun: { readonly one: string; readonly many: string };
  readonly currentVersion: number;
  /** Loads the schema and the migrations, which only opening and importing a document need. */
  readonly load: () => Promise<DocumentForm>;
  /** Of a body as it is stored, whatever release wrote it; never throws. */
  readonly summary: (body: StoredBody) => DocumentSummary;
  /**
   * Fields of the body that are heavy and rarely change, such as the statements that a model rests on. They are stored
   * apart by the hash of their content, so that versions and drafts share them and an edit does not write them again.
   */
  readonly attachments: readonly string[];
}
