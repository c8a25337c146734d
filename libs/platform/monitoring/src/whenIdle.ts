import type { MonitorWindow, Stop } from './MonitorWindow.js';

const idleTimeoutMs = 5000;

/** Calls back once the page is loaded, painted and idle, or after five seconds at the latest. */
export function whenIdle(window: MonitorWindow, work: () => void): Stop {
  let cancel: Stop = () => undefined;
  const waitForIdle = () => {
    if (window.requestIdleCallback) {
      const handle = window.requestIdleCallback(work, { timeout: idleTimeoutMs });
      cancel = () => window.cancelIdleCallback?.(handle);
    } else {
      const handle = window.setTimeout(work, 1000);
      cancel = () => {
        window.clearTimeout(handle);
      };
    }
  };
  if (window.document.readyState === 'complete') {
    waitForIdle();
  } else {
    window.addEventListener('load', waitForIdle, { once: true });
    cancel = () => {
      window.removeEventListener('load', waitForIdle);
    };
  }
  return () => {
    cancel();
  };
}
