/** What the button of a tour step does: opens a screen, or something on the one that is open. */
export type TourAction =
  | {
      readonly label: string;
      /** Address of the screen. */
      readonly path: string;
      /** Whether the tour ends there. */
      readonly endsTour?: boolean;
    }
  | { readonly label: string; readonly run: () => void };

/** One step of the guided tour, from the feature that owns what it shows. */
export interface TourStep {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Steps of all features are shown from the lowest to the highest. */
  readonly order: number;
  /** The `data-tour` of what it points at; null if it points at nothing. */
  readonly target: string | null;
  /** Whether it is left out while the page does not have its target. */
  readonly needsTarget: boolean;
  readonly action: TourAction | null;
}
