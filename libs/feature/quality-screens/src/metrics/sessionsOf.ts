import type { HeartEvents } from './HeartEvents.js';
import { inWindow } from './inWindow.js';

/** The sessions of the window: every one in which anything was recorded. */
export const sessionsOf = (events: HeartEvents): ReadonlySet<string> =>
  new Set(inWindow(events.usage, events).map(({ sessionId }) => sessionId));
