import type { AnalyticsEvent, AnalyticsEventFields } from './events/AnalyticsEvent.js';
import type { UsageData, UsageEvent } from './events/UsageEvent.js';
import type { Outcome } from './Outcome.js';

/** An error that reached the window, was left unhandled, or was handed to the monitor; nothing entered in its words. */
export interface OccurredError {
  readonly kind: 'error' | 'unhandled-rejection' | 'reported';
  readonly message: string;
}

/** What a person answers when asked how satisfied they are. */
export interface SurveyAnswer {
  /** 1 to 5, a whole number. */
  readonly score: number;
  /** Stays on the device. */
  readonly comment?: string;
}

/** Records how the product is used. Until its code has arrived, what is recorded waits and the lists are empty. */
export interface Analytics {
  /** Loads what records, once the page has time, and begins to watch. */
  start(): void;
  /** Writes what waits, then ends everything that was started. */
  stop(): void;
  /** Records a usage event. */
  track(type: string, data?: UsageData): void;
  /** Records an analytics event. */
  record(fields: AnalyticsEventFields): void;
  /** Records an error of the window as an analytics event. */
  recordError(error: OccurredError): void;
  /** Tells which page is open now. */
  page(path: string): void;
  /** Oldest first, at most 1000; the same list until something changes. */
  usageEvents(): readonly UsageEvent[];
  /** Oldest first, at most 100; the same list until something changes. */
  analyticsEvents(): readonly AnalyticsEvent[];
  /** Removes every event and the random user id from this device. */
  clear(): Promise<Outcome>;
  /** Why events are not kept beyond this page's life, or that earlier ones could not be read; else null. */
  problem(): string | null;
  setSurveyAnswered(answer: SurveyAnswer): Promise<Outcome>;
  /** Returns the way to stop listening. */
  subscribe(listener: () => void): () => void;
}
