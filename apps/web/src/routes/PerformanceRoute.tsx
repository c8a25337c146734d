import { PerformanceScreen } from '@finance-analyst/quality-screens';
import type { ReactElement } from 'react';
import { createBenchmark } from '../benchmark/createBenchmark.js';
import type { RouteProps } from './RouteProps.js';

const runBenchmark = createBenchmark();

export function PerformanceRoute({ services }: RouteProps): ReactElement {
  return (
    <PerformanceScreen
      monitor={services.monitor}
      isAudit={services.runKind === 'audit'}
      cacheStatistics={services.cacheStatistics}
      runBenchmark={runBenchmark}
    />
  );
}
