import type { UsageEvent } from '@finance-analyst/analytics';
import { screenAt, type ScreenId } from '@finance-analyst/navigation';

/** The product's screens among the pages that were viewed, each view once. */
export const viewedScreens = (events: readonly UsageEvent[]): readonly ScreenId[] =>
  events.flatMap(({ type, data }) => {
    const path = data['path'];
    const screen = type === 'page_view' && typeof path === 'string' ? screenAt(path) : null;
    return screen ? [screen.id] : [];
  });
