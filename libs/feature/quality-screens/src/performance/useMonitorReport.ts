import type { Monitor, MonitorReport } from '@finance-analyst/monitoring';
import { useSyncExternalStore } from 'react';

/** The part of a monitor that a screen reads. */
export type ReadMonitor = Pick<Monitor, 'report' | 'subscribe'>;

/** The current measurements. */
export const useMonitorReport = ({ report, subscribe }: ReadMonitor): MonitorReport =>
  useSyncExternalStore(subscribe, report);
