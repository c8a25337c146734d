import type { PerformanceSession, PerformanceSessionEntry } from '@finance-analyst/contracts';
import { withoutQuery } from '../addresses/withoutQuery.js';
import { isOwnReport } from '../measures/resourceTotals.js';
import type { MonitorReport } from '../report/MonitorReport.js';

/** Slowest files listed in a summary. */
const namedFiles = 30;

/** Enough for an address; a data URL can contain a whole file. */
const longestName = 500;

type Entries = Pick<Performance, 'getEntriesByType'>;

/** A page's measurements, small enough for a beacon: vitals and counts by name, and the entries that explain them. */
export function summarizeSession(
  report: MonitorReport,
  performance: Entries,
): Pick<PerformanceSession, 'metrics' | 'performanceEntries'> {
  const metrics: Record<string, PerformanceSession['metrics'][string]> = {};
  for (const { name, value, rating } of report.vitals) metrics[name] = { value, rating };
  const memory = report.memory.at(-1);
  if (memory) metrics['memory'] = { value: memory.usedBytes };
  if (report.frameRate) metrics['frame-rate'] = { value: report.frameRate.framesPerSecond };
  for (const [name, value] of Object.entries(report.resources ?? {}))
    metrics[name] = { value: Number(value) };
  metrics['long-tasks'] = { value: report.longTasks.length };
  metrics['errors'] = { value: report.errors.reduce((count, error) => count + error.count, 0) };

  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const slowestFiles = files
    .filter((file) => !isOwnReport(file))
    .sort((one, other) => other.duration - one.duration)
    .slice(0, namedFiles);
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('paint'),
    ...slowestFiles,
  ];
  return { metrics, performanceEntries: entries.map(entryInShort) };
}

const entryInShort = ({
  entryType,
  name,
  startTime,
  duration,
}: PerformanceEntry): PerformanceSessionEntry => ({
  entryType,
  name: withoutQuery(name).slice(0, longestName),
  startTime,
  duration,
});
