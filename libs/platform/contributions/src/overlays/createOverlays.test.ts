import { expect, it, vi } from 'vitest';
import { createOverlays } from './createOverlays.js';

it('[CONTRIBUTIONS-21] closes the overlay on top and leaves the one below', () => {
  const overlays = createOverlays();
  expect(overlays.openId()).toBeNull();
  overlays.open('shortcuts');
  overlays.open('accessibility');
  expect(overlays.openId()).toBe('accessibility');
  overlays.close();
  expect(overlays.openId()).toBe('shortcuts');
  overlays.close();
  expect(overlays.openId()).toBeNull();
});

it('[CONTRIBUTIONS-21] brings an overlay that is open to the top instead of opening it twice', () => {
  const overlays = createOverlays();
  overlays.open('shortcuts');
  overlays.open('accessibility');
  overlays.open('shortcuts');
  expect(overlays.openIds()).toEqual(['accessibility', 'shortcuts']);
  overlays.closeAll();
  expect(overlays.openIds()).toEqual([]);
});

it('[CONTRIBUTIONS-21] calls its listeners after changes only, until they unsubscribe', () => {
  const overlays = createOverlays();
  const listener = vi.fn();
  const stop = overlays.subscribe(listener);
  overlays.close();
  overlays.closeAll();
  expect(listener).not.toHaveBeenCalled();
  overlays.open('notifications');
  overlays.open('notifications');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  overlays.close();
  expect(listener).toHaveBeenCalledTimes(1);
});
