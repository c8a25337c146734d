import type { UsageEvent } from '@finance-analyst/analytics';
import { screenAt } from '@finance-analyst/navigation';
import type { HeartEvents } from './HeartEvents.js';

/** The paths of the product's screens among the viewed pages, one per view. */
export const viewedScreens = (
  events: readonly UsageEvent[],
  { screens }: Pick<HeartEvents, 'screens'>,
): readonly string[] =>
  events.flatMap(({ type, data }) => {
    const path = data['path'];
    const screen = type === 'page_view' && typeof path === 'string' ? screenAt(screens, path) : null;
    return screen ? [screen.path] : [];
  });
