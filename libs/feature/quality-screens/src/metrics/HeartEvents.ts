import type { AnalyticsEvent, UsageEvent } from '@finance-analyst/analytics';
import type { ScreenDescription } from '@finance-analyst/navigation';

/** The recorded events and the time window. */
export interface HeartEvents {
  /** All records, oldest first, including those before the window. */
  readonly usage: readonly UsageEvent[];
  readonly analytics: readonly AnalyticsEvent[];
  /** The window's length; the window ends now. */
  readonly days: number;
  readonly now: Date;
  /** The calendar day of a moment in the reader's time zone, `YYYY-MM-DD`. */
  readonly dayOf: (iso: string) => string;
  /** The product's screens. */
  readonly screens: readonly Pick<ScreenDescription, 'path'>[];
}
