import { createContext, type KeyboardEvent, type Ref } from 'react';

/** The ARIA state and handlers for the overlay that a button opens. */
export interface ButtonTrigger {
  readonly triggerRef: Ref<HTMLButtonElement>;
  readonly 'aria-haspopup': 'menu' | 'dialog';
  readonly 'aria-expanded': boolean;
  /** The button is hovered or focused. */
  readonly onApproach: () => void;
  readonly onPress: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

/** Set around the one button that opens an overlay. */
export const ButtonTriggerContext = createContext<ButtonTrigger | null>(null);
