import type { HeartEvents } from './HeartEvents.js';
import { inWindow } from './inWindow.js';

/** The sessions in the window with any recorded event. */
export const sessionsOf = (events: HeartEvents): ReadonlySet<string> =>
  new Set(inWindow(events.usage, events).map(({ sessionId }) => sessionId));
