import type { PreloadWindow } from './PreloadWindow.js';

/** A connection is slow above this round trip. */
export const slowConnectionMs = 1000;
/** More memory in use leaves none for what may not be wanted. */
export const memoryThresholdBytes = 100 * 1024 * 1024;

/**
 * Whether there is room for what may not be wanted: the connection is not slow, its owner does not save data, and little
 * memory is in use. A browser that tells none of this is taken to have room.
 */
export function mayPreload({ navigator, performance }: PreloadWindow): boolean {
  const { rtt = 0, saveData = false } = navigator.connection ?? {};
  const usedBytes = performance.memory?.usedJSHeapSize ?? 0;
  return rtt <= slowConnectionMs && !saveData && usedBytes <= memoryThresholdBytes;
}
