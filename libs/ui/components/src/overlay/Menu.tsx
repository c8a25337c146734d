import type { ReactElement } from 'react';
import { createDeferredComponent } from '../deferred/createDeferredComponent.js';
import type { FloatingPlacement } from './FloatingSurface.js';
import type { MenuEntry } from './MenuEntry.js';
import { OverlayTrigger } from './OverlayTrigger.js';

export interface MenuProps {
  /** The name of the list. */
  readonly label: string;
  /** One Button or IconButton. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuEntry[];
  /** Called when the menu has closed and its button has the focus again. */
  readonly onAction: (id: string) => void;
  readonly placement?: FloatingPlacement;
}

const DeferredMenuSurface = createDeferredComponent(
  async () => (await import('./MenuSurface.js')).MenuSurface,
);

/** A menu button. Arrow keys, first letters and Escape work as in a native menu. */
export const Menu = ({ trigger, placement = 'bottom end', ...list }: MenuProps): ReactElement => (
  <OverlayTrigger
    trigger={trigger}
    opens="menu"
    Surface={DeferredMenuSurface}
    surfaceProps={{ ...list, placement }}
  />
);
