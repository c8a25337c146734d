import { createDeferredComponent } from '../deferred/createDeferredComponent.js';

/** The common popover dialog. */
export const DeferredPopoverSurface = createDeferredComponent(
  async () => (await import('./PopoverSurface.js')).PopoverSurface,
);
