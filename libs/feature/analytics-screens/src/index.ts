export type { AnalyticsDependencies } from './AnalyticsDependencies.js';
export { AnalyticsScreen, type AnalyticsScreenProps } from './screen/AnalyticsScreen.js';
