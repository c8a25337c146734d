import type { MonitorWindow, Stop } from '../MonitorWindow.js';

/** Tells of a browser's performance entries, those before included; null where it has none of this type. */
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
