import type { Analytics } from '@finance-analyst/analytics';

/** The part of analytics that these screens read and write. */
export type RecordedUsage = Pick<
  Analytics,
  'usageEvents' | 'analyticsEvents' | 'subscribe' | 'clear' | 'problem' | 'track' | 'setSurveyAnswered'
>;
