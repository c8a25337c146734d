/** The data of one type of event; never a password, and at most 100 characters of entered text. */
export type UsageData = Readonly<Record<string, string | number | boolean | null>>;

/** The types that this library records; the app adds its own. */
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

/** One user action. */
export interface UsageEvent {
  readonly id: string;
  /** Of one page view. */
  readonly sessionId: string;
  /** The account's, else a random one for this device. */
  readonly userId: string;
  /** One of `OwnUsageType`, or a type of the app. */
  readonly type: string;
  readonly data: UsageData;
  /** ISO 8601. */
  readonly timestamp: string;
  readonly userAgent: string;
  /** The page's full address; it leaves the device only without its query. */
  readonly url: string;
}
