import type { AnalyticsWindow } from './AnalyticsDependencies.js';

const idleTimeoutMs = 5000;
const withoutIdleMs = 1000;

/** Calls back once the page is loaded, painted and idle, or after five seconds at the latest. */
export function whenIdle(window: AnalyticsWindow, work: () => void): void {
  const wait = () => {
    if (window.requestIdleCallback) window.requestIdleCallback(work, { timeout: idleTimeoutMs });
    else window.setTimeout(work, withoutIdleMs);
  };
  if (window.document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
