import { createContext, type KeyboardEvent, type Ref } from 'react';

/** What a button does for the overlay that it opens. */
export interface ButtonTrigger {
  readonly triggerRef: Ref<HTMLButtonElement>;
  readonly 'aria-haspopup': 'menu' | 'dialog';
  readonly 'aria-expanded': boolean;
  /** Someone points at the button or is on it. */
  readonly onApproach: () => void;
  readonly onPress: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

/** Set around the one button that opens an overlay. */
export const ButtonTriggerContext = createContext<ButtonTrigger | null>(null);
