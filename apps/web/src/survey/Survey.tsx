import { createLazyScreen } from '@finance-analyst/navigation';
import { Suspense, type ReactElement } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Services } from '../services/Services.js';
import { selectIsSurveyOpen, surveyClosed } from './surveySlice.js';

const LoadedSurvey = createLazyScreen(async () => (await import('./LoadedSurvey.js')).LoadedSurvey, {
  failureTitle: 'The survey could not be loaded',
});

/** The survey of satisfaction, while it is open. */
export function Survey({ analytics }: Pick<Services, 'analytics'>): ReactElement | null {
  const isOpen = useSelector(selectIsSurveyOpen);
  const dispatch = useDispatch();
  if (!isOpen) return null;
  return (
    <Suspense>
      <LoadedSurvey analytics={analytics} isOpen onClose={() => dispatch(surveyClosed())} />
    </Suspense>
  );
}
