/** The fields of one kind of analytics event: a feature, a conversion, a step of a flow, an error. */
export interface AnalyticsEventFields {
  readonly feature_name?: string;
  readonly action?: string;
  readonly conversion_type?: string;
  readonly value?: number | string;
  readonly flow_name?: string;
  readonly step?: number | string;
  readonly reason?: string;
}

/** An event about how well the product serves. */
export interface AnalyticsEvent extends AnalyticsEventFields {
  /** Of one page view. */
  readonly session_id: string;
  /** The account's, else a random one for this device. */
  readonly user_id: string;
  /** ISO 8601. */
  readonly timestamp: string;
  /** The path of the page. */
  readonly page: string;
}
