export type { Analytics, OccurredError, SurveyAnswer } from './Analytics.js';
export type {
  AnalyticsConsent,
  AnalyticsDependencies,
  AnalyticsUser,
  AnalyticsWindow,
} from './AnalyticsDependencies.js';
export { createAnalytics } from './createAnalytics.js';
export type { AnalyticsEvent, AnalyticsEventFields } from './events/AnalyticsEvent.js';
export type { OwnUsageType, UsageData, UsageEvent } from './events/UsageEvent.js';
export type { Outcome } from './Outcome.js';
export type {
  LoadProductAnalytics,
  ProductAnalytics,
  ProductAnalyticsOptions,
} from './sending/ProductAnalytics.js';
export { usageEntries } from './storage/usageEntries.js';
export { inviteToSurvey } from './survey/inviteToSurvey.js';
export { satisfactionSurveyEvent } from './survey/satisfactionSurveyEvent.js';
export {
  selectIsSurveyOpen,
  surveyClosed,
  surveyOpened,
  surveySlice,
  type SurveyState,
  type WithSurvey,
} from './survey/surveySlice.js';
