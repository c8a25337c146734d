import { Button, Skeleton, VisuallyHidden } from '@finance-analyst/components';
import { createLazyScreen } from '@finance-analyst/navigation';
import { selectSavedModels } from '@finance-analyst/workspace';
import { memo, Suspense, type ReactElement } from 'react';
import { useSelector } from 'react-redux';
import { messages } from '../messages.js';
import type { HomeFiguresProps } from '../home-figures/HomeFigures.js';
import styles from './HomeHeadline.module.css';

interface LeadProps {
  /** Moves the focus to the company search. */
  readonly onValue: () => void;
}

export interface HomeHeadlineProps extends LeadProps, HomeFiguresProps {}

// After the first paint, with the server's status.
const SearchCoverage = createLazyScreen(async () => (await import('./afterFirstPaint.js')).SearchCoverage, {
  failureTitle: messages.coverageFailed,
});

// With the first model: before it, there is nothing to count.
const HomeFigures = createLazyScreen(
  async () => (await import('../home-figures/HomeFigures.js')).HomeFigures,
  {
    failureTitle: messages.figuresFailed,
  },
);

const placeholder = (
  <div aria-busy="true">
    <VisuallyHidden>{messages.coverageLoading}</VisuallyHidden>
    <Skeleton width="min(32rem, 100%)" height="1.25rem" />
  </div>
);

/** Apart from the figures, so that new prices do not render it again. */
const Lead = memo(function Lead({ onValue }: LeadProps) {
  return (
    <>
      <div className={styles['lead']}>
        <div>
          <h1>{messages.title}</h1>
          <p>{messages.whatThisIs}</p>
        </div>
        <Button variant="primary" onPress={onValue}>
          {messages.valueCompany}
        </Button>
      </div>
      <div className={styles['coverage']}>
        <Suspense fallback={placeholder}>
          <SearchCoverage placeholder={placeholder} />
        </Suspense>
      </div>
    </>
  );
});

/** What the product does, the first action, and the companies available. */
export function HomeHeadline({ onValue, ...figures }: HomeHeadlineProps): ReactElement {
  const { rows } = useSelector(selectSavedModels);
  return (
    <div className={styles['headline']}>
      <Lead onValue={onValue} />
      {rows.length > 0 && (
        <div className={styles['figures']}>
          <Suspense>
            <HomeFigures {...figures} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
