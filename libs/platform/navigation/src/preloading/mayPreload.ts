import type { PreloadWindow } from './PreloadWindow.js';

/** Round trip above which a connection is slow. */
export const slowConnectionMs = 1000;
/** Memory use above which nothing is preloaded. */
export const memoryThresholdBytes = 100 * 1024 * 1024;

/**
 * Whether preloading is allowed: the connection is not slow, data saver is off, and little
 * memory is in use. A browser that reports none of this is assumed to have capacity.
 */
export function mayPreload({ navigator, performance }: PreloadWindow): boolean {
  const { rtt = 0, saveData = false } = navigator.connection ?? {};
  const usedBytes = performance.memory?.usedJSHeapSize ?? 0;
  return rtt <= slowConnectionMs && !saveData && usedBytes <= memoryThresholdBytes;
}
