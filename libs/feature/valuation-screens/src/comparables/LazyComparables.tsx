import { createLazyScreen } from '@finance-analyst/navigation';
import { messages } from '../workbench/messages.js';

/** Its code loads when a model's panels are drawn. */
export const LazyComparables = createLazyScreen(
  async () => (await import('./comparablesParts.js')).ComparablesPanel,
  { failureTitle: messages.comparablesFailed },
);
