import { createLazyScreen } from '@finance-analyst/navigation';
import {
  selectIsAuthenticated,
  selectUser,
  tutorialModeChanged,
  type WithSession,
} from '@finance-analyst/session';
import { Suspense, useEffect, type ReactElement } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { entryMessages } from './entryMessages.js';
import type { OnboardingTourProps } from './OnboardingTourProps.js';
import { tourCompletedEntry } from './stored/tourCompletedEntry.js';

// Loaded when the tour runs: who has seen it never needs it.
const Tour = createLazyScreen(async () => (await import('./Tour.js')).Tour, {
  failureTitle: entryMessages.loadFailed,
});

const selectTutorialMode = (state: WithSession): boolean => selectUser(state).tutorialMode;

/** The guided tour, for whoever has signed in and not seen it, or asks for it again. */
export function OnboardingTour({ entries, onProblem, ...tour }: OnboardingTourProps): ReactElement | null {
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
      <Tour {...tour} onEnd={end} />
    </Suspense>
  );
}
