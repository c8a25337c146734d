import { createLazyScreen } from '@finance-analyst/navigation';
import { Suspense, type ReactElement } from 'react';
import { messages } from '../messages.js';
import type { RemovedModelsPanelProps } from './RemovedModelsPanel.js';

// After the first paint, with what else the workspace lists beside saved models.
const LazyPanel = createLazyScreen(
  async () => (await import('../home/afterFirstPaint.js')).RemovedModelsPanel,
  {
    failureTitle: messages.removedModelsFailed,
  },
);

/** The removed models. Nothing while their code is loaded. */
export const RemovedModels = (props: RemovedModelsPanelProps): ReactElement => (
  <Suspense>
    <LazyPanel {...props} />
  </Suspense>
);
