import type { AnalyticsEvent, UsageEvent } from '@finance-analyst/analytics';
import type { ScreenDescription } from '@finance-analyst/navigation';

/** What was recorded, and the time that is looked at. */
export interface HeartEvents {
  /** All that is recorded, oldest first; also from before the window. */
  readonly usage: readonly UsageEvent[];
  readonly analytics: readonly AnalyticsEvent[];
  /** The window's length; it ends now. */
  readonly days: number;
  readonly now: Date;
  /** The calendar day of a moment in the reader's time zone, `YYYY-MM-DD`. */
  readonly dayOf: (iso: string) => string;
  /** The product's screens. */
  readonly screens: readonly Pick<ScreenDescription, 'path'>[];
}
