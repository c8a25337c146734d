/**
 * The keys of a shortcut. Letters, `?` and named keys are told by what they write (`key`); digits and the backquote by
 * their place on the keyboard (`code`), since layouts and macOS Option change what they write.
 */
export interface KeyCombination {
  /** `KeyboardEvent.key`, such as `a`, `?`, `ArrowUp` or `Escape`; a letter in either case. */
  readonly key?: string;
  /** `KeyboardEvent.code`, such as `Backquote` or `Digit1`. */
  readonly code?: string;
  /** Ctrl; on a Mac Cmd stands for it. */
  readonly primary?: boolean;
  /** Ctrl itself, on a Mac too. */
  readonly control?: boolean;
  readonly shift?: boolean;
  readonly alt?: boolean;
}
