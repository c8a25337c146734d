import { EmptyState, Notice, Panel } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { PanelGrid } from '../frame/PanelGrid.js';
import { QualityScreen } from '../frame/QualityScreen.js';
import { BenchmarkPanel } from './BenchmarkPanel.js';
import { CachePanel } from './CachePanel.js';
import type { CacheStatistics } from './CacheStatistics.js';
import { describeBeacons } from './describeBeacons.js';
import { ErrorsPanel } from './ErrorsPanel.js';
import { LongTasksPanel } from './LongTasksPanel.js';
import { MemoryPanel } from './MemoryPanel.js';
import { messages } from './messages.js';
import { performanceFigures } from './performanceFigures.js';
import { ResourcesPanel } from './ResourcesPanel.js';
import type { RunBenchmark } from './RunBenchmark.js';
import { SecurityPanel } from './SecurityPanel.js';
import { type ReadMonitor, useMonitorReport } from './useMonitorReport.js';
import { ViolationsPanel } from './ViolationsPanel.js';
import { VitalsTable } from './VitalsTable.js';

export interface PerformanceScreenProps {
  readonly monitor: ReadMonitor;
  /** In an audit run the heavy panels are omitted. */
  readonly isAudit: boolean;
  readonly cacheStatistics?: (() => CacheStatistics) | undefined;
  readonly runBenchmark?: RunBenchmark | undefined;
}

/** `/performance`: is the product fast enough here? */
export function PerformanceScreen({ isAudit, ...screen }: PerformanceScreenProps): ReactElement {
  return isAudit ? (
    <QualityScreen title={messages.title} figures={[]}>
      <EmptyState title={messages.auditPlaceholder} headingLevel={2}>
        {messages.auditExplained}
      </EmptyState>
    </QualityScreen>
  ) : (
    <MeasuredScreen {...screen} />
  );
}

function MeasuredScreen({
  monitor,
  cacheStatistics,
  runBenchmark,
}: Omit<PerformanceScreenProps, 'isAudit'>): ReactElement {
  const report = useMonitorReport(monitor);
  return (
    <QualityScreen title={messages.title} figures={performanceFigures(report)}>
      {!report.isRunning && (
        <Notice tone="note">{messages.notRunning(report.reason ?? messages.notRunningUnknown)}</Notice>
      )}
      <PanelGrid>
        <Panel title={messages.vitals}>
          <VitalsTable report={report} />
        </Panel>
        <ResourcesPanel report={report} />
      </PanelGrid>
      <ViolationsPanel violations={report.violations} />
      <PanelGrid>
        <MemoryPanel report={report} />
        <LongTasksPanel report={report} />
        {runBenchmark && <BenchmarkPanel runBenchmark={runBenchmark} />}
        {cacheStatistics && <CachePanel read={cacheStatistics} />}
      </PanelGrid>
      <SecurityPanel report={report} />
      <ErrorsPanel errors={report.errors} />
      <Panel title={messages.reporting}>
        <p>{describeBeacons(report)}</p>
      </Panel>
    </QualityScreen>
  );
}
