import type { AnalystDocument } from '@finance-analyst/documents';
import type { Workspace } from '../Workspace.js';
import type { DerivedParts } from './DerivedParts.js';
import type { SessionEntries } from './SessionEntries.js';
import type { SessionOpening } from './SessionOpening.js';

/** Everything needed to open a session. */
export interface SessionDependencies<Document extends AnalystDocument = AnalystDocument> {
  readonly workspace: Workspace;
  readonly opened: SessionOpening<Document>;
  /** View only: no edit history is restored or remembered. */
  readonly isReadOnly?: boolean | undefined;
  /** How derived parts of the body are computed; none by default. */
  readonly derived?: DerivedParts<Document> | undefined;
  /** Entries being typed on the screen, which a save commits first. */
  readonly entries?: SessionEntries | undefined;
  /** Milliseconds of a monotonic clock. */
  readonly nowMs: () => number;
}
