import { createLazyScreen } from '@finance-analyst/navigation';
import {
  selectIsAuthenticated,
  selectUser,
  tutorialModeChanged,
  type WithSession,
} from '@finance-analyst/session';
import { Suspense, useEffect, useMemo, type ReactElement } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { entryMessages } from './entryMessages.js';
import type { OnboardingTourProps } from './OnboardingTourProps.js';
import type { TourProps } from './Tour.js';
import { tourCompletedEntry } from './stored/tourCompletedEntry.js';

/** The tour with its steps, loaded when it runs: who has seen it never needs it. */
const createTour = (loadSteps: OnboardingTourProps['loadSteps']) =>
  createLazyScreen<Omit<TourProps, 'steps'>>(
    async () => {
      const [{ Tour }, steps] = await Promise.all([import('./Tour.js'), loadSteps()]);
      return (props) => <Tour {...props} steps={steps} />;
    },
    { failureTitle: entryMessages.loadFailed },
  );

const selectTutorialMode = (state: WithSession): boolean => selectUser(state).tutorialMode;

/** The guided tour, for whoever has signed in and not seen it, or asks for it again. */
export function OnboardingTour({
  entries,
  document,
  loadSteps,
  onProblem,
}: OnboardingTourProps): ReactElement | null {
  const Tour = useMemo(() => createTour(loadSteps), [loadSteps]);
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const isOn = useSelector(selectTutorialMode);
  const dispatch = useDispatch();
  const completed = entries.open(tourCompletedEntry);
  useEffect(() => {
    if (isAuthenticated && !completed.read()) dispatch(tutorialModeChanged(true));
  }, [isAuthenticated, completed, dispatch]);

  if (!isOn) return null;
  const end = () => {
    if (!completed.read()) completed.write(true);
    if (completed.unstored() !== null) onProblem?.(entryMessages.notRemembered);
    dispatch(tutorialModeChanged(false));
  };
  return (
    <Suspense>
      <Tour document={document} onEnd={end} />
    </Suspense>
  );
}
