export type { CacheStatistics } from './performance/CacheStatistics.js';
export { PerformanceScreen, type PerformanceScreenProps } from './performance/PerformanceScreen.js';
export { PerformanceSummary, type PerformanceSummaryProps } from './performance/PerformanceSummary.js';
export type { BenchmarkRun, RunBenchmark } from './performance/RunBenchmark.js';
export type { ReadMonitor } from './performance/useMonitorReport.js';
export { StatusScreen, type StatusScreenProps } from './status/StatusScreen.js';
export type { WorkerInstallation } from './status/WorkerInstallation.js';
export { createBrowserDevice, type DeviceDependencies } from './device/createBrowserDevice.js';
export type { Device, PeriodicSyncState } from './device/Device.js';
export type { DeviceNavigator, DeviceWindow } from './device/DeviceWindow.js';
export { MobileScreen, type MobileScreenProps } from './device/MobileScreen.js';
export { HeartDashboardScreen, type HeartDashboardScreenProps } from './usage/HeartDashboardScreen.js';
export type { RecordedUsage } from './usage/RecordedUsage.js';
export { SatisfactionSurvey, type SatisfactionSurveyProps } from './usage/SatisfactionSurvey.js';
export type { ResultFile } from './usability/resultFiles.js';
export {
  UsabilityTestingScreen,
  type UsabilityTestingScreenProps,
} from './usability/UsabilityTestingScreen.js';
export { TaskStrip, type TaskStripProps } from './usability/TaskStrip.js';
