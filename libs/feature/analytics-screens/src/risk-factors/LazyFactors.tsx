import { createLazyScreen } from '@finance-analyst/navigation';
import type { FactorsPanelProps } from './FactorsPanel.js';
import { messages } from './messages.js';

/** Its code loads when it is first shown. */
export const LazyFactors = createLazyScreen<FactorsPanelProps>(
  async () => (await import('./FactorsPanel.js')).FactorsPanel,
  { failureTitle: messages.failed },
);
