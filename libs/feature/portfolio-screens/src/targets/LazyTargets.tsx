import { createLazyScreen } from '@finance-analyst/navigation';
import { messages } from '../messages.js';

/** Its code loads when it is first shown. */
export const LazyTargets = createLazyScreen(
  async () => (await import('../views/portfolioViews.js')).TargetsView,
  {
    failureTitle: messages.targetsFailed,
  },
);
