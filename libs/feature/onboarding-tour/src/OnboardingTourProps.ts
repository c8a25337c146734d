import type { TourStep } from '@finance-analyst/contributions';
import type { StoredEntries } from '@finance-analyst/stored-entries';

export interface OnboardingTourProps {
  readonly entries: StoredEntries;
  readonly document: Document;
  /** Loads the steps of every feature, in order. Must be the same function at every render. */
  readonly loadSteps: () => Promise<readonly TourStep[]>;
  /** Called with a message if the browser does not store that the tour was seen. */
  readonly onProblem?: (problem: string) => void;
}
