export type { AnalyticsDependencies } from './AnalyticsDependencies.js';
export { AnalyticsScreen, type AnalyticsScreenProps } from './screen/AnalyticsScreen.js';
export type { RiskTasks, RiskWorkers } from './risk-worker/RiskWorkers.js';
