import type { RecordedEvents } from '../usage/useRecordedEvents.js';
import { errorEvents } from '../metrics/errorEvents.js';

/** Measurements of an attempt. */
export interface MeasuredTry {
  readonly seconds: number;
  readonly errors: number;
  readonly rageClicks: number;
}

/** Time, page errors and rage clicks between the start and end of an attempt. */
export function measureTry(
  { usage, analytics }: RecordedEvents,
  { startedAt, endedAt }: { readonly startedAt: string; readonly endedAt: string },
): MeasuredTry {
  const [from, to] = [Date.parse(startedAt), Date.parse(endedAt)];
  const isDuring = ({ timestamp }: { readonly timestamp: string }) => {
    const time = Date.parse(timestamp);
    return time >= from && time <= to;
  };
  return {
    // Setting the clock back would give a negative time.
    seconds: Math.max(0, Math.round((to - from) / 100) / 10),
    errors: errorEvents(analytics).filter(isDuring).length,
    rageClicks: usage.filter((event) => event.type === 'rage_click' && isDuring(event)).length,
  };
}
