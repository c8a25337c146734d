import type { ReactElement, ReactNode } from 'react';
import { DeferredPopoverSurface } from './DeferredPopoverSurface.js';
import type { FloatingPlacement } from './FloatingSurface.js';
import { OverlayTrigger } from './OverlayTrigger.js';

export interface PopoverProps {
  /** The name of the popover. */
  readonly label: string;
  /** One Button or IconButton. */
  readonly trigger: ReactElement;
  readonly children: ReactNode;
  readonly placement?: FloatingPlacement;
}

/** A small dialog beside its button. */
export const Popover = ({ trigger, placement = 'bottom start', ...content }: PopoverProps): ReactElement => (
  <OverlayTrigger
    trigger={trigger}
    opens="dialog"
    Surface={DeferredPopoverSurface}
    surfaceProps={{ ...content, placement }}
  />
);
