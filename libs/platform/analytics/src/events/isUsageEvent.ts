import type { UsageEvent } from './UsageEvent.js';

const texts = ['id', 'sessionId', 'userId', 'type', 'timestamp', 'userAgent', 'url'] as const;

/** Whether a stored value is a usage event; additional fields are allowed. */
export function isUsageEvent(value: unknown): value is UsageEvent {
  if (typeof value !== 'object' || value === null) return false;
  const event = value as Readonly<Record<string, unknown>>;
  const { data, timestamp } = event;
  return (
    texts.every((field) => typeof event[field] === 'string') &&
    !Number.isNaN(Date.parse(String(timestamp))) &&
    typeof data === 'object' &&
    data !== null &&
    !Array.isArray(data)
  );
}
