import type { Draft } from '@finance-analyst/workspace';
import type { WorkbenchScreenProps } from './WorkbenchScreenProps.js';

export interface SavedValuationProps extends WorkbenchScreenProps {
  readonly modelId: string;
  /** The version that is looked at; null for the newest, which is edited. */
  readonly revision: number | null;
  /** Opens the model anew. */
  readonly onReopen: () => void;
  /** The edits that were given up for the version that is open; null where none were. */
  readonly givenUp: Draft | null;
  /** Told when the edits on the screen were given up: the model is to be opened without them. */
  readonly onGivenUp: (edits: Draft | null) => void;
  /** Told the id of a copy that the model was saved as. */
  readonly onKept: (id: string) => void;
}
