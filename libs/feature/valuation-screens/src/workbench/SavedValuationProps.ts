import type { WorkbenchScreenProps } from './WorkbenchScreenProps.js';

export interface SavedValuationProps extends WorkbenchScreenProps {
  readonly modelId: string;
  /** The version that is looked at; null for the newest, which is edited. */
  readonly revision: number | null;
  /** Reopens the model. */
  readonly onReopen: () => void;
  /** Called with the id of a copy that the model was saved as. */
  readonly onStored: (id: string) => void;
}
