import { createLazyScreen } from '@finance-analyst/navigation';
import { memo, Suspense } from 'react';
import { messages } from '../messages.js';
import type { LeftWorkNoticesProps } from './LeftWorkNotices.js';

// After the first paint, with the code that reads documents.
const LazyNotices = createLazyScreen(
  async () => (await import('../home/afterFirstPaint.js')).LeftWorkNotices,
  {
    failureTitle: messages.leftWorkFailed,
  },
);

/** Unsaved changes and damaged records. Nothing while their code is loaded. */
export const LeftWork = memo(function LeftWork(props: LeftWorkNoticesProps) {
  return (
    <Suspense>
      <LazyNotices {...props} />
    </Suspense>
  );
});
