import type { AnalyticsEvent } from '../events/AnalyticsEvent.js';
import { featureNames } from '../events/featureNames.js';
import type { UsageEvent } from '../events/UsageEvent.js';

/** Fields known to contain no entered text: element names and marks, measures, paths. */
const sentData: ReadonlySet<string> = new Set(
  'tag track field_type fields device width depth seconds clicks path from'.split(' '),
);

const withoutQuery = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';

/** The event as it may leave the device: without entered text and without address queries. */
export const sendableUsage = (event: UsageEvent): UsageEvent => ({
  id: event.id,
  sessionId: event.sessionId,
  userId: event.userId,
  type: event.type,
  data: Object.fromEntries(
    Object.entries(event.data).flatMap(([name, value]) => (sentData.has(name) ? [[name, value]] : [])),
  ),
  timestamp: event.timestamp,
  userAgent: event.userAgent,
  url: withoutQuery(event.url),
});

/** A reason defined in code, such as `closed`; a sentence was written by someone. */
const isCode = (reason: string): boolean => /^[a-z][\w-]{0,39}$/i.test(reason);

/** Likewise: the text of an answer, a reason or an error stays on the device. */
export function sendableAnalytics(event: AnalyticsEvent): AnalyticsEvent {
  const { feature_name, action, conversion_type, value, flow_name, step, reason } = event;
  const isOwn = Object.values<string | undefined>(featureNames).includes(feature_name);
  return {
    session_id: event.session_id,
    user_id: event.user_id,
    timestamp: event.timestamp,
    page: withoutQuery(event.page),
    ...(feature_name === undefined ? {} : { feature_name }),
    ...(action === undefined ? {} : { action }),
    ...(conversion_type === undefined ? {} : { conversion_type }),
    ...(typeof value === 'number' ? { value } : {}),
    ...(flow_name === undefined ? {} : { flow_name }),
    ...(step === undefined ? {} : { step }),
    ...(reason !== undefined && !isOwn && isCode(reason) ? { reason } : {}),
  };
}
