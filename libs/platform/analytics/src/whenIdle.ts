import type { AnalyticsWindow } from './AnalyticsEdges.js';

const idleTimeoutMs = 5000;
const withoutIdleMs = 1000;

/** Calls once the page is loaded, painted and has time to spare; after five seconds without any, all the same. */
export function whenIdle(window: AnalyticsWindow, work: () => void): void {
  const wait = () => {
    if (window.requestIdleCallback) window.requestIdleCallback(work, { timeout: idleTimeoutMs });
    else window.setTimeout(work, withoutIdleMs);
  };
  if (window.document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
