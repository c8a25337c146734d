/** What a step offers to do, beside going on. */
export type TourAction = 'open-terminal' | 'load-sample-data' | 'open-reports';

/** One stop of the tour. */
export interface TourStep {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The `data-tour` of what the step points at; null where it points at nothing. */
  readonly target: string | null;
  readonly action: { readonly id: TourAction; readonly label: string } | null;
  /** Whether the page has what the step tells of. */
  isAvailable(document: Document): boolean;
}
