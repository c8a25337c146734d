import { type AnalystDocument, isPart, isSameValue, type OpenedDocument } from '@finance-analyst/documents';
import type { Draft } from '../drafts/Draft.js';
import { messages } from '../messages.js';
import { fail, type Outcome, succeed } from '../Outcome.js';
import { withContent } from '../sessions/withContent.js';

/** A document as it is edited. */
export interface OpenedForEditing<Document extends AnalystDocument = AnalystDocument> {
  readonly document: Document;
  readonly access: OpenedDocument['access'];
  /** What to know about how it was opened, as a sentence. */
  readonly note: string | null;
  /** The unsaved changes that `document` has; null where it is the saved version. */
  readonly draft: Draft<Document> | null;
  /** The current version; null where none was ever saved. */
  readonly saved: Document | null;
  /** The version that the draft is based on, if that is an earlier one and still stored. */
  readonly base: Document | null;
  /** Why unsaved changes could not be looked for. */
  readonly draftProblem: string | null;
  /** Another tab is editing it. */
  readonly isElsewhere: boolean;
  /** It was in Trash and is back, because it has unsaved changes. */
  readonly isRecovered: boolean;
}

interface Reading {
  readonly read: (id: string) => Promise<Outcome<OpenedDocument<AnalystDocument>>>;
  readonly readRevision: (id: string, revision: number) => Promise<Outcome<OpenedDocument<AnalystDocument>>>;
  /** Documents that other tabs are editing; null where the browser cannot say. */
  readonly editedElsewhere: () => Promise<ReadonlySet<string> | null>;
  readonly readDraft: (id: string) => Promise<Outcome<Draft | null>>;
  /** Takes the document out of Trash, because it has unsaved changes; null if it stays there. */
  readonly recover: ((id: string) => Promise<Outcome<unknown>>) | null;
}

/** A draft that leaves the body as it was saved, as a new name does, has the body that was saved. */
const withBodyOf = (saved: AnalystDocument | null, edited: AnalystDocument): AnalystDocument =>
  saved && isSameValue(saved.body, edited.body) ? withContent(edited, { body: saved.body }) : edited;

/** Reads the saved version, which comes out of Trash if it has unsaved changes to continue with. */
async function readRecovered({ read, readDraft, recover }: Reading, id: string) {
  const stored = await read(id);
  const isEdited = async () => {
    const draft = await readDraft(id);
    return draft.ok && draft.value !== null;
  };
  if (stored.ok || stored.code !== 'removed' || !recover || !(await isEdited()))
    return { stored, isRecovered: false };
  const recovered = await recover(id);
  return recovered.ok ? { stored: await read(id), isRecovered: true } : { stored, isRecovered: false };
}

/** Opens the draft of a document, or what is saved of it. */
export async function openForEditing(reading: Reading, id: string): Promise<Outcome<OpenedForEditing>> {
  const editedElsewhere = reading.editedElsewhere();
  const { stored, isRecovered } = await readRecovered(reading, id);
  if (!stored.ok && stored.code !== 'not-found') return stored;
  const saved = stored.ok ? stored.value.document : null;
  // What belongs to another document never changes.
  if (isPart(saved?.kind)) return fail('not-found', messages.notFound);
  const { access, note } = stored.ok ? stored.value : { access: 'editable' as const, note: null };
  // What cannot be saved from here is not edited here: its draft waits for a release that can.
  const found = access === 'read-only' ? null : await reading.readDraft(id);
  const draft = found?.ok ? found.value : null;
  const document = draft ? withBodyOf(saved, draft.document) : saved;
  if (!document) return found && !found.ok ? found : fail('not-found', messages.notFound);
  const isOfSaved = !draft || !saved || saved.baseRevision === document.baseRevision;
  const base = isOfSaved ? null : await reading.readRevision(id, document.baseRevision);
  return succeed({
    document,
    access,
    note,
    draft,
    saved,
    base: base?.ok ? base.value.document : null,
    draftProblem: found && !found.ok ? found.reason : null,
    isElsewhere: (await editedElsewhere)?.has(id) === true,
    isRecovered,
  });
}
