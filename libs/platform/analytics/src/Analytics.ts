import type { AnalyticsEvent, AnalyticsEventFields } from './events/AnalyticsEvent.js';
import type { UsageData, UsageEvent } from './events/UsageEvent.js';
import type { Outcome } from './Outcome.js';

/** An error that reached the window, was left unhandled, or was reported to the monitor; without entered text. */
export interface OccurredError {
  readonly kind: 'error' | 'unhandled-rejection' | 'reported';
  readonly message: string;
}

/** An answer to the satisfaction survey. */
export interface SurveyAnswer {
  /** 1 to 5, a whole number. */
  readonly score: number;
  /** Stays on the device. */
  readonly comment?: string;
}

/** Records how the product is used. Until its code is loaded, events are queued and the lists are empty. */
export interface Analytics {
  /** Loads the recorder once the page is idle, and starts watching. */
  start(): void;
  /** Writes queued events, then stops everything that was started. */
  stop(): void;
  /** Records a usage event. */
  track(type: string, data?: UsageData): void;
  /** Records an analytics event. */
  record(fields: AnalyticsEventFields): void;
  /** Records an error of the window as an analytics event. */
  recordError(error: OccurredError): void;
  /** Sets the current page. */
  page(path: string): void;
  /** Oldest first, at most 1000; the same list until something changes. */
  usageEvents(): readonly UsageEvent[];
  /** Oldest first, at most 100; the same list until something changes. */
  analyticsEvents(): readonly AnalyticsEvent[];
  /** Deletes every event and the random user id from this device. */
  clear(): Promise<Outcome>;
  /** Why events last only until the page closes, or that earlier ones are damaged; else null. */
  problem(): string | null;
  setSurveyAnswered(answer: SurveyAnswer): Promise<Outcome>;
  /** Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}
