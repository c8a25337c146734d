import type { Workspace } from '../Workspace.js';
import type { DerivedParts } from './DerivedParts.js';
import type { SessionEntries } from './SessionEntries.js';
import type { SessionOpening } from './SessionOpening.js';

/** What a session is opened with. */
export interface SessionDependencies {
  readonly workspace: Workspace;
  readonly opened: SessionOpening;
  /** View only: no edit history is restored or remembered. */
  readonly isReadOnly?: boolean | undefined;
  /** What of the body follows from the rest; by default nothing. */
  readonly derived?: DerivedParts | undefined;
  /** Entries being typed on its screen, which a save commits first. */
  readonly entries?: SessionEntries | undefined;
  /** Milliseconds of a clock that never goes back. */
  readonly nowMs: () => number;
}
