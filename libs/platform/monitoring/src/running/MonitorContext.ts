import type { MonitorWindow } from '../MonitorWindow.js';
import type { ReportStore } from '../report/createReportStore.js';
import type { UnavailableMeasure } from '../report/MonitorReport.js';
import type { CheckBudget } from '../violations/createViolationRecorder.js';

/** What each measure receives. */
export interface MonitorContext {
  readonly window: MonitorWindow;
  readonly reports: ReportStore;
  /** ISO 8601. */
  readonly now: () => string;
  readonly checkBudget: CheckBudget;
  /** Records that this browser cannot measure something. */
  readonly sayUnavailable: (measure: UnavailableMeasure['measure'], what: string) => void;
}
