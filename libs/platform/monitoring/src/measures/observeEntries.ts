import type { MonitorWindow, Stop } from '../MonitorWindow.js';

/** Observes a browser's performance entries, including earlier ones; null if it does not support the type. */
export function observeEntries(
  window: Pick<MonitorWindow, 'PerformanceObserver'>,
  type: string,
  tell: (entries: readonly PerformanceEntry[]) => void,
): Stop | null {
  const { PerformanceObserver } = window;
  if (!PerformanceObserver?.supportedEntryTypes.includes(type)) return null;
  const observer = new PerformanceObserver((list) => {
    tell(list.getEntries());
  });
  observer.observe({ type, buffered: true });
  return () => {
    observer.disconnect();
  };
}
