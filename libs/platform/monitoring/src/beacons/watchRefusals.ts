import { isOwnReport } from '../measures/resourceTotals.js';
import { observeEntries } from '../measures/observeEntries.js';
import type { MonitorWindow, Stop } from '../MonitorWindow.js';

/** Some browsers do not record the status. */
type Recorded = Pick<PerformanceResourceTiming, 'name' | 'initiatorType'> & {
  readonly responseStatus?: number;
};

/**
 * Detects reports that the server refused or never received. Scripts cannot read the response to a beacon, but the
 * browser records its status among resource timings (0 for another origin).
 */
export function watchRefusals(
  window: Pick<MonitorWindow, 'PerformanceObserver' | 'location'>,
  onRefused: () => void,
): Stop {
  const { origin } = window.location;
  const isRefused = ({ name, responseStatus }: Recorded): boolean =>
    responseStatus !== undefined &&
    (responseStatus >= 400 || (responseStatus === 0 && name.startsWith(`${origin}/`)));
  const stop = observeEntries(window, 'resource', (entries) => {
    const recorded = entries as readonly (PerformanceEntry & Recorded)[];
    if (recorded.some((entry) => isOwnReport(entry) && isRefused(entry))) onRefused();
  });
  return stop ?? (() => undefined);
}
