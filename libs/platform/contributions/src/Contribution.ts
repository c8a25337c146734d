/** A part that one library offers and another shows, loaded when it is first wanted. */
export interface Contribution<Part> {
  readonly id: string;
  /** Name on its dialog, tile or panel. */
  readonly title: string;
  readonly load: () => Promise<Part>;
}
