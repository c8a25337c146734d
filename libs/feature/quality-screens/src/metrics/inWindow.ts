import type { HeartEvents } from './HeartEvents.js';

const dayMs = 86_400_000;

/** The start of the window. */
export const windowStart = ({ now, days }: Pick<HeartEvents, 'now' | 'days'>): number =>
  now.getTime() - days * dayMs;

/** The events in the window: after its start, up to now. */
export function inWindow<Event extends { readonly timestamp: string }>(
  events: readonly Event[],
  window: Pick<HeartEvents, 'now' | 'days'>,
): readonly Event[] {
  const start = windowStart(window);
  return events.filter(({ timestamp }) => {
    const time = Date.parse(timestamp);
    return time > start && time <= window.now.getTime();
  });
}
