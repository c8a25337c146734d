import { monitorLimits } from '../limits/monitorLimits.js';
import type { Stop } from '../MonitorWindow.js';
import type { MonitorContext } from '../running/MonitorContext.js';
import { isOwnReport, resourceTotals } from './resourceTotals.js';

/** Later requests belong to user actions, not to the page load. */
export const afterLoadMs = 10_000;

/** Totals the page load: at once, and against the limits ten seconds after the load event. */
export function watchResources({ window, reports, checkBudget, sayUnavailable }: MonitorContext): Stop {
  const { performance } = window;
  const navigation = (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0];
  if (!navigation) {
    sayUnavailable('resources', 'transferred bytes');
    return () => undefined;
  }
  const endMs = navigation.loadEventEnd + afterLoadMs;
  const measure = () => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const ofLoad = resources.filter((file) => file.startTime <= endMs && !isOwnReport(file));
    const totals = resourceTotals([navigation, ...ofLoad]);
    reports.change(() => ({ resources: totals }));
    return totals;
  };
  measure();
  const timer = window.setTimeout(
    () => {
      const totals = measure();
      checkBudget('js', totals.jsBytes, monitorLimits.jsBytes);
      checkBudget('css', totals.cssBytes, monitorLimits.cssBytes);
      checkBudget('images', totals.imageBytes, monitorLimits.imageBytes);
      checkBudget('fonts', totals.fontBytes, monitorLimits.fontBytes);
      checkBudget('requests', totals.requests, monitorLimits.requests);
      checkBudget('total-transfer', totals.totalBytes, monitorLimits.totalBytes);
    },
    Math.max(0, endMs - performance.now()),
  );
  return () => {
    window.clearTimeout(timer);
  };
}
