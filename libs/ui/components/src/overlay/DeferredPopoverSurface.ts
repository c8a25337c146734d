import { createDeferredComponent } from '../deferred/createDeferredComponent.js';

/** The dialog of every popover. */
export const DeferredPopoverSurface = createDeferredComponent(
  async () => (await import('./PopoverSurface.js')).PopoverSurface,
);
