import type { AnalyticsEvent, SurveyAnswer, UsageEvent } from '@finance-analyst/analytics';
import type { RecordedUsage } from '../usage/RecordedUsage.js';
import { usageEvent } from './usageEvent.js';

export interface FakeAnalytics extends RecordedUsage {
  readonly surveyAnswers: readonly SurveyAnswer[];
  /** Why the next answer or clearing is refused; null to accept it. */
  refuse(reason: string | null): void;
}

/** Analytics in memory; events are tracked at the clock's time. */
export function createFakeAnalytics(
  {
    usage = [],
    analytics = [],
    problem = null,
  }: {
    readonly usage?: readonly UsageEvent[];
    readonly analytics?: readonly AnalyticsEvent[];
    readonly problem?: string | null;
  },
  clock: () => Date,
): FakeAnalytics {
  let usageEvents = usage;
  let analyticsEvents = analytics;
  let refusal: string | null = null;
  const surveyAnswers: SurveyAnswer[] = [];
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const answer = (work: () => void) => {
    if (refusal !== null) return Promise.resolve({ ok: false, reason: refusal } as const);
    work();
    return Promise.resolve({ ok: true } as const);
  };
  return {
    surveyAnswers,
    usageEvents: () => usageEvents,
    analyticsEvents: () => analyticsEvents,
    problem: () => problem,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    track: (type, data = {}) => {
      usageEvents = [...usageEvents, usageEvent(type, clock().toISOString(), data)];
      tell();
    },
    clear: () =>
      answer(() => {
        usageEvents = [];
        analyticsEvents = [];
        tell();
      }),
    setSurveyAnswered: (given) =>
      answer(() => {
        surveyAnswers.push(given);
      }),
    refuse: (reason) => {
      refusal = reason;
    },
  };
}
