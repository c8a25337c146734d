import type { AnalystDocument } from '@finance-analyst/documents';
import type { Workspace } from '../Workspace.js';
import type { DocumentContent } from './DocumentContent.js';
import type { SessionState } from './DocumentSession.js';
import type { SessionOpening } from './SessionOpening.js';
import { withContent } from './withContent.js';

/** Writes a session's edits as its draft, each state once. */
export interface DraftWriter {
  /** The content that the edits here started from. */
  readonly beganFrom: () => DocumentContent;
  /** When the draft that the session was opened with was written; null if there was none. */
  readonly openedDraftAt: () => string | null;
  /** Allows or stops writing from now on. */
  readonly allow: (mayWrite: boolean) => void;
  readonly write: (state: SessionState) => void;
  /** The draft of a state. */
  readonly draftOf: (state: SessionState) => AnalystDocument;
  /** Call it when the edits have become a version and their draft is gone. */
  readonly forgetDraft: () => void;
  /** Starts over from an opening that was just read. */
  readonly restart: (opening: SessionOpening) => void;
  /** Writes the next state even if an edit since the opening has already been written. */
  readonly rewrite: () => void;
}

const restsOnIn = ({ document, merged }: SessionState): number =>
  merged && merged.conflicts.length > 0 ? merged.restedOn : document.baseRevision;

const draftOf = (state: SessionState): AnalystDocument => ({
  ...withContent(state.document, { body: state.history.present.body }),
  baseRevision: restsOnIn(state),
});

/** `document` is the opened document, renamed as in `content`, which the edits continue from. */
export function createDraftWriter(
  { drafts }: Workspace,
  opened: SessionOpening,
  document: AnalystDocument,
  content: DocumentContent,
): DraftWriter {
  let read = opened;
  let beganFrom = content;
  let written = { document, body: content.body, restsOn: document.baseRevision };
  let hasDraft = Boolean(opened.draft);
  let mayWrite = false;

  const beginAnew = (): void => {
    written = { document: read.document, body: beganFrom.body, restsOn: read.document.baseRevision };
    hasDraft = Boolean(read.draft);
  };

  return {
    beganFrom: () => beganFrom,
    openedDraftAt: () => read.draft?.savedAt ?? null,
    allow(allowed) {
      mayWrite = allowed;
    },
    draftOf,
    write(state) {
      const { document: current, isEdited } = state;
      const { body } = state.history.present;
      const restsOn = restsOnIn(state);
      const isWritten = written.body === body && written.document === current && written.restsOn === restsOn;
      if (!mayWrite || isWritten) return;
      written = { document: current, body, restsOn };
      if (isEdited) drafts.write(draftOf(state));
      else if (hasDraft) drafts.clear(current.id);
      hasDraft = isEdited;
    },
    forgetDraft() {
      hasDraft = false;
    },
    restart(opening) {
      const { title, body } = opening.document;
      read = opening;
      beganFrom = { title, body };
      beginAnew();
    },
    rewrite() {
      if (mayWrite) beginAnew();
    },
  };
}
