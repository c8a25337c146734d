/** A key of the grid with its exact modifiers. */
export interface GridKey {
  /** `KeyboardEvent.key`; a letter in either case. */
  readonly key: string;
  /** Ctrl, or Cmd on a Mac. */
  readonly primary?: boolean;
  readonly shift?: boolean;
}
