import type { WorkbenchScreenProps } from './WorkbenchScreenProps.js';

export interface NewValuationProps extends WorkbenchScreenProps {
  readonly symbol: string;
  /** ISO date: value as known that day; null for today. */
  readonly knownOn: string | null;
  /** Told the id under which the model is first written down, as a draft or a saved version. */
  readonly onKept: (id: string) => void;
  /** Reopens the model, once it is stored. */
  readonly onReopen: () => void;
}
