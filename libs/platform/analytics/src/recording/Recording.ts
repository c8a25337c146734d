import type { SurveyAnswer } from '../Analytics.js';
import type { AnalyticsDependencies } from '../AnalyticsDependencies.js';
import type { AnalyticsEvent, AnalyticsEventFields } from '../events/AnalyticsEvent.js';
import type { UsageData, UsageEvent } from '../events/UsageEvent.js';
import type { Outcome } from '../Outcome.js';
import type { Moment } from './Moment.js';

/** The recorder, once loaded. Callers have checked that recording is allowed. */
export interface Recording {
  watch(): void;
  stop(): void;
  track(type: string, data: UsageData, moment: Moment): void;
  record(fields: AnalyticsEventFields, moment: Moment): void;
  page(path: string, moment: Moment): void;
  usageEvents(): readonly UsageEvent[];
  analyticsEvents(): readonly AnalyticsEvent[];
  clear(): Outcome;
  problem(): string | null;
  /** Refuses what is no answer. */
  answerSurvey(answer: SurveyAnswer, moment: Moment): Outcome;
}

/** Loads the recorder; rejects on failure. */
export type LoadRecording = () => Promise<{
  readonly createRecording: (dependencies: AnalyticsDependencies, onChange: () => void) => Recording;
}>;
