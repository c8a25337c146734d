import type { WorkbenchScreenProps } from './WorkbenchScreenProps.js';

export interface NewValuationProps extends WorkbenchScreenProps {
  readonly symbol: string;
  /** ISO date: value as known that day; null for today. */
  readonly knownOn: string | null;
  /** Called with the id under which the model is first stored, as a draft or a saved version. */
  readonly onStored: (id: string) => void;
  /** Reopens the model, once it is stored. */
  readonly onReopen: () => void;
}
