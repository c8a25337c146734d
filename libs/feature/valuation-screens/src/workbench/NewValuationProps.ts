import type { WorkbenchScreenProps } from './WorkbenchScreenProps.js';

export interface NewValuationProps extends WorkbenchScreenProps {
  readonly symbol: string;
  /** ISO date: value with what was known then; null for today. */
  readonly knownOn: string | null;
  /** Told the id under which the model is first written down, as a draft or a saved version. */
  readonly onKept: (id: string) => void;
  /** Opens the model anew, once it is written down. */
  readonly onReopen: () => void;
}
