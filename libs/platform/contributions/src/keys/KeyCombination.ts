/**
 * The keys of a shortcut. Letters, `?` and named keys match by what they type (`key`); digits and the backquote by
 * their position on the keyboard (`code`), since layouts and macOS Option change what they type.
 */
export interface KeyCombination {
  /** `KeyboardEvent.key`, such as `a`, `?`, `ArrowUp` or `Escape`; a letter in any case. */
  readonly key?: string;
  /** `KeyboardEvent.code`, such as `Backquote` or `Digit1`. */
  readonly code?: string;
  /** Ctrl; Cmd on a Mac. */
  readonly primary?: boolean;
  /** Ctrl itself, on a Mac too. */
  readonly control?: boolean;
  readonly shift?: boolean;
  readonly alt?: boolean;
}
