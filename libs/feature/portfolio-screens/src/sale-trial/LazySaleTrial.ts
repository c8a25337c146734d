import { createLazyScreen } from '@finance-analyst/navigation';
import { messages } from '../messages.js';

/** Its code loads with the first sale that is tried out. */
export const LazySaleTrial = createLazyScreen(
  async () => (await import('../views/portfolioViews.js')).SaleTrialDialog,
  { failureTitle: messages.saleTrialFailed },
);
