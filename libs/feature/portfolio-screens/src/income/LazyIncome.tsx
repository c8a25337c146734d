import { createLazyScreen } from '@finance-analyst/navigation';
import { messages } from '../messages.js';

/** Its code loads when it is first shown. */
export const LazyIncome = createLazyScreen(
  async () => (await import('../views/portfolioViews.js')).IncomeView,
  {
    failureTitle: messages.incomeFailed,
  },
);
