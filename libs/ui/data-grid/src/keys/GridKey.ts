/** A key of the grid with the modifiers that are held with it, and no others. */
export interface GridKey {
  /** `KeyboardEvent.key`; a letter in either case. */
  readonly key: string;
  /** Ctrl; on a Mac Cmd stands for it. */
  readonly primary?: boolean;
  readonly shift?: boolean;
}
