import type { StoredEntries } from '@finance-analyst/stored-entries';

export interface OnboardingTourProps {
  readonly entries: StoredEntries;
  readonly document: Document;
  /** Where the sample company opens: `workbenchPath` of its symbol. */
  readonly sampleDataPath: string;
  /** Opens the terminal. */
  readonly openTerminal: () => void;
  /** Told what to say when the browser does not remember that the tour was seen. */
  readonly onProblem?: (problem: string) => void;
}
