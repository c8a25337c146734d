import { createLazyScreen } from '@finance-analyst/navigation';
import { memo, Suspense } from 'react';
import { messages } from '../messages.js';
import type { RemovedModelsPanelProps } from './RemovedModelsPanel.js';

// After the first paint, with the workspace's other lists.
const LazyPanel = createLazyScreen(
  async () => (await import('../home/afterFirstPaint.js')).RemovedModelsPanel,
  {
    failureTitle: messages.removedModelsFailed,
  },
);

/** Trash. Nothing while its code loads. */
export const RemovedModels = memo(function RemovedModels(props: RemovedModelsPanelProps) {
  return (
    <Suspense>
      <LazyPanel {...props} />
    </Suspense>
  );
});
