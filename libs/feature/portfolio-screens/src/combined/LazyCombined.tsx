import { createLazyScreen } from '@finance-analyst/navigation';
import { messages } from './messages.js';

/** Its code loads when it is first shown. */
export const LazyCombined = createLazyScreen(
  async () => (await import('../views/portfolioViews.js')).CombinedPortfolios,
  { failureTitle: messages.notShown },
);
