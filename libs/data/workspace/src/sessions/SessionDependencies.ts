import type { AnalystDocument } from '@finance-analyst/documents';
import type { Workspace } from '../Workspace.js';
import type { DerivedParts } from './DerivedParts.js';
import type { SessionEntries } from './SessionEntries.js';

/** What a session is opened with. */
export interface SessionDependencies {
  readonly workspace: Workspace;
  /** As it is saved, or as its draft has it. */
  readonly opened: AnalystDocument;
  /** What was opened is a draft that differs from what is saved. */
  readonly startsEdited: boolean;
  /** What is saved, where the opened draft rests on it: once that is there again, nothing is edited. */
  readonly saved?: AnalystDocument | null | undefined;
  /** The saved version, where the opened draft rests on another one. */
  readonly newer?: AnalystDocument | null | undefined;
  /** The one that the draft rests on then, where it is still kept. */
  readonly base?: AnalystDocument | null | undefined;
  /** View only: no edit history is restored or remembered. */
  readonly isReadOnly?: boolean | undefined;
  /** What of the body follows from the rest; by default nothing. */
  readonly derived?: DerivedParts | undefined;
  /** Entries being typed on its screen, which a save commits first. */
  readonly entries?: SessionEntries | undefined;
  /** Milliseconds of a clock that never goes back. */
  readonly nowMs: () => number;
}
