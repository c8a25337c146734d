import { monitorLimits } from '../limits/monitorLimits.js';
import type { Stop } from '../MonitorWindow.js';
import type { MonitorContext } from '../running/MonitorContext.js';

export const memoryIntervalMs = 30_000;
/** One hour. */
export const keptMemorySamples = 120;

interface PerformanceWithMemory {
  readonly memory?: { readonly usedJSHeapSize?: unknown };
}

/** Bytes used by scripts; null if the browser does not expose it. */
function usedBytes(performance: object): number | null {
  const used = (performance as PerformanceWithMemory).memory?.usedJSHeapSize;
  return typeof used === 'number' && Number.isFinite(used) ? used : null;
}

/** Measures the memory in use every 30 s. */
export function watchMemory({ window, reports, now, checkBudget, sayUnavailable }: MonitorContext): Stop {
  const measure = () => {
    const bytes = usedBytes(window.performance);
    if (bytes === null) return;
    const sample = { usedBytes: bytes, measuredAt: now() };
    reports.change(({ memory }) => ({ memory: [...memory, sample].slice(-keptMemorySamples) }));
    checkBudget('memory', bytes, monitorLimits.memoryBytes);
  };
  if (usedBytes(window.performance) === null) {
    sayUnavailable('memory', 'memory use');
    return () => undefined;
  }
  measure();
  const timer = window.setInterval(measure, memoryIntervalMs);
  return () => {
    window.clearInterval(timer);
  };
}
