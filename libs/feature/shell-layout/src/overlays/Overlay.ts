import type { Contribution } from '@finance-analyst/contributions';
import type { ComponentType } from 'react';

/** What the content of an overlay is told. */
export interface OverlayContentProps {
  /** Closes the overlay that the content stands in. */
  readonly onClose: () => void;
}

/** A dialog over the screen, whose content is loaded when it is first opened. */
export type Overlay = Contribution<ComponentType<OverlayContentProps>>;
