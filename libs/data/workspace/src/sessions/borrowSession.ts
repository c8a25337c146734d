import type { AnalystDocument } from '@finance-analyst/documents';
import { type DocumentOfKind, ofKind } from '../documents/ofKind.js';
import { messages } from '../messages.js';
import { fail, type Outcome, succeed } from '../Outcome.js';
import type { Workspace } from '../Workspace.js';
import { createDocumentSession } from './createDocumentSession.js';
import type { DerivedParts } from './DerivedParts.js';
import type { DocumentSession } from './DocumentSession.js';
import { enteredSession } from './enteredSessions.js';

export interface BorrowedSession<Document extends AnalystDocument> {
  readonly session: DocumentSession<Document>;
  /** Call it once the session is no longer used; it leaves the document unless a screen or another borrower has it. */
  readonly release: () => void;
}

export interface BorrowingOptions<Document extends AnalystDocument> {
  /** Milliseconds of a monotonic clock. */
  readonly nowMs: () => number;
  /** How derived parts of the body are computed where the document has to be opened; none by default. */
  readonly derivedOf?: ((document: Document) => DerivedParts<Document>) | undefined;
}

type Borrowed<Kind extends AnalystDocument['kind']> = Outcome<BorrowedSession<DocumentOfKind<Kind>>>;

/** The borrowers of each session that was entered for them. */
const borrowers = new WeakMap<object, { count: number; readonly leave: () => void }>();

function borrow<Document extends AnalystDocument>(
  session: DocumentSession<Document>,
): BorrowedSession<Document> {
  const entry = borrowers.get(session);
  if (entry) entry.count += 1;
  let isReleased = false;
  return {
    session,
    release() {
      if (isReleased || !entry) return;
      isReleased = true;
      entry.count -= 1;
      if (entry.count === 0) entry.leave();
    },
  };
}

/**
 * The session in which a document is edited in this tab, so that what lies over a screen shares its edits and its undo
 * history. Where no screen has the document open, it is opened and entered until the last borrower releases it. Refused
 * with the code `elsewhere` while another tab edits it.
 */
export async function borrowSession<Kind extends AnalystDocument['kind']>(
  workspace: Workspace,
  id: string,
  kind: Kind,
  { nowMs, derivedOf }: BorrowingOptions<DocumentOfKind<Kind>>,
): Promise<Borrowed<Kind>> {
  const there = borrowEntered(workspace, id, kind);
  if (there) return there;
  const opened = ofKind(await workspace.open(id), kind);
  // It may have been entered in the meantime, and two sessions of one document would wait for each other.
  const since = borrowEntered(workspace, id, kind);
  if (since) return since;
  if (!opened.ok) return opened;
  const { document, access, note, isElsewhere } = opened.value;
  if (access === 'read-only') return fail('read-only', note ?? messages.readOnly);
  if (isElsewhere) return fail('elsewhere', messages.elsewhere);
  const derived = derivedOf?.(document);
  const session = createDocumentSession({ workspace, opened: opened.value, nowMs, derived });
  borrowers.set(session, { count: 0, leave: session.enter() });
  return succeed(borrow(session));
}

function borrowEntered<Kind extends AnalystDocument['kind']>(
  workspace: Workspace,
  id: string,
  kind: Kind,
): Borrowed<Kind> | null {
  const entered = enteredSession(workspace, id);
  if (!entered) return null;
  const { document, editing } = entered.state();
  if (document.kind !== kind) return fail('not-found', messages.notFound);
  if (editing === 'elsewhere') return fail('elsewhere', messages.elsewhere);
  // A session holds one document, and this one is of the kind.
  return succeed(borrow(entered as unknown as DocumentSession<DocumentOfKind<Kind>>));
}
