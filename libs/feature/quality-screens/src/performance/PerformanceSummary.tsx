import { Notice } from '@finance-analyst/components';
import { FigureList } from '@finance-analyst/figures';
import { paths } from '@finance-analyst/navigation';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { messages } from './messages.js';
import { performanceFigures } from './performanceFigures.js';
import styles from './PerformanceSummary.module.css';
import { type ReadMonitor, useMonitorReport } from './useMonitorReport.js';
import { VitalsTable } from './VitalsTable.js';

export interface PerformanceSummaryProps {
  readonly monitor: ReadMonitor;
  /** Called when the person opens the screen. */
  readonly onClose?: (() => void) | undefined;
}

/** The content of the 'Performance dashboard' overlay: figures, vitals and a link to the screen. */
export function PerformanceSummary({ monitor, onClose }: PerformanceSummaryProps): ReactElement {
  const report = useMonitorReport(monitor);
  return (
    <div className={styles['summary']}>
      <FigureList figures={performanceFigures(report)} />
      {!report.isRunning && (
        <Notice tone="note">{messages.notRunning(report.reason ?? messages.notRunningUnknown)}</Notice>
      )}
      <VitalsTable report={report} />
      <Link to={paths.performance} className="lone-link" onClick={onClose}>
        {messages.openScreen}
      </Link>
    </div>
  );
}
