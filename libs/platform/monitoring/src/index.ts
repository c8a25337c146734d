export { createMonitor, type Monitor } from './createMonitor.js';
export { monitorLimits, type MonitorLimits } from './limits/monitorLimits.js';
export { vitalThresholds, type VitalName, type VitalRating } from './limits/rateVital.js';
export type { Severity } from './limits/severityOf.js';
export type { MonitorDependencies } from './MonitorDependencies.js';
export type { MonitorWindow } from './MonitorWindow.js';
export type {
  BeaconState,
  FrameRateSample,
  LongTask,
  MemorySample,
  MonitorReport,
  RecordedError,
  ResourceTotals,
  SecurityCheck,
  SecurityFinding,
  UnavailableMeasure,
  Violation,
  ViolationMetric,
  Vital,
} from './report/MonitorReport.js';
export { notifyOfErrors, type ErrorNotificationDependencies } from './notifications/notifyOfErrors.js';
export { notifyOfStatus, type StatusStore } from './notifications/notifyOfStatus.js';
export { notifyOfViolation } from './notifications/notifyOfViolation.js';
export {
  aiStatusChanged,
  performanceMeasured,
  selectSystemStatus,
  syncStatusChanged,
  systemStatusSlice,
  type AiStatus,
  type SyncStatus,
  type SystemPerformance,
  type SystemStatus,
  type WithSystemStatus,
} from './system-status/systemStatusSlice.js';
export { measureInWords } from './violations/measureInWords.js';
export { metricNames } from './violations/messages.js';
