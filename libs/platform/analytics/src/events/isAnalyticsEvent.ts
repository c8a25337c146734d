import type { AnalyticsEvent } from './AnalyticsEvent.js';

const texts = ['session_id', 'user_id', 'timestamp', 'page'] as const;
const optionalTexts = ['feature_name', 'action', 'conversion_type', 'flow_name', 'reason'] as const;
const textsOrNumbers = ['value', 'step'] as const;

/** Whether a stored value is an analytics event; additional fields are allowed. */
export function isAnalyticsEvent(value: unknown): value is AnalyticsEvent {
  if (typeof value !== 'object' || value === null) return false;
  const event = value as Readonly<Record<string, unknown>>;
  const has = (field: string, ...types: readonly string[]) => types.includes(typeof event[field]);
  return (
    texts.every((field) => has(field, 'string')) &&
    !Number.isNaN(Date.parse(String(event['timestamp']))) &&
    optionalTexts.every((field) => has(field, 'string', 'undefined')) &&
    textsOrNumbers.every((field) => has(field, 'string', 'number', 'undefined'))
  );
}
