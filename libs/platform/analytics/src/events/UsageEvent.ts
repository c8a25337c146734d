/** What belongs to one type of event; never a password, at most 100 characters of what was entered. */
export type UsageData = Readonly<Record<string, string | number | boolean | null>>;

/** The types that this library records by itself; the app adds its own. */
export type OwnUsageType =
  | 'session_start'
  | 'page_view'
  | 'click'
  | 'rage_click'
  | 'form_field'
  | 'form_submit'
  | 'activity'
  | 'time_spent'
  | 'scroll_depth'
  | 'survey_shown';

/** One thing that was done with the product. */
export interface UsageEvent {
  readonly id: string;
  /** Of one page life. */
  readonly sessionId: string;
  /** Of the account, else a random one of this device. */
  readonly userId: string;
  /** One of `OwnUsageType`, or what the app called it. */
  readonly type: string;
  readonly data: UsageData;
  /** ISO 8601. */
  readonly timestamp: string;
  readonly userAgent: string;
  /** The page's whole address; off the device it goes without its query. */
  readonly url: string;
}
