import { VisuallyHidden } from '@finance-analyst/components';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { messages } from '../messages.js';
import type { Notification } from '../notification/Notification.js';
import type { Timers } from './Timers.js';

/** A live region must be in the page before its text changes, or nothing is announced. */
const beforeMs = 100;
/** Then the text is removed, so that readers do not find it again beside the toast. */
const standsMs = 3000;

export interface AnnouncerProps {
  readonly notifications: readonly Notification[];
  readonly timers: Timers;
}

const isUrgent = ({ type }: Notification): boolean => type === 'error' || type === 'warning';

const words = ({ id, type, title, message }: Notification): ReactElement => (
  <p key={id}>{`${messages.types[type]}: ${title}. ${message}`}</p>
);

/** Announces each notification once: errors and warnings at once, the rest at the next pause. */
export function Announcer({ notifications, timers }: AnnouncerProps): ReactElement {
  const [said, setSaid] = useState<readonly Notification[]>([]);
  const known = useRef<ReadonlySet<string>>(new Set());
  const waiting = useRef(new Set<unknown>());

  useEffect(() => {
    const fresh = notifications.filter(({ id }) => !known.current.has(id));
    known.current = new Set(notifications.map(({ id }) => id));
    if (fresh.length === 0) return;
    const later = (delayMs: number, callback: () => void) => {
      const timer = timers.setTimeout(() => {
        waiting.current.delete(timer);
        callback();
      }, delayMs);
      waiting.current.add(timer);
    };
    later(beforeMs, () => {
      setSaid((before) => [...before, ...fresh.toReversed()]);
    });
    later(beforeMs + standsMs, () => {
      setSaid((before) => before.filter((notification) => !fresh.includes(notification)));
    });
  }, [notifications, timers]);
  useEffect(() => {
    const timersToEnd = waiting.current;
    return () => {
      for (const timer of timersToEnd) timers.clearTimeout(timer);
      timersToEnd.clear();
      known.current = new Set();
    };
  }, [timers]);

  return (
    <div data-live-announcer="true">
      <VisuallyHidden as="div">
        <div role="alert" aria-atomic="false" aria-relevant="additions">
          {said.filter(isUrgent).map(words)}
        </div>
        <div role="status" aria-atomic="false" aria-relevant="additions">
          {said.filter((notification) => !isUrgent(notification)).map(words)}
        </div>
      </VisuallyHidden>
    </div>
  );
}
