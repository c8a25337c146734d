import { createLazyScreen, type LazyScreen } from '@finance-analyst/navigation';
import {
  selectIsAuthenticated,
  selectUser,
  tutorialModeChanged,
  type WithSession,
} from '@finance-analyst/session';
import { createElement, Suspense, useEffect, type ReactElement } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { entryMessages } from './entryMessages.js';
import type { OnboardingTourProps } from './OnboardingTourProps.js';
import type { TourProps } from './Tour.js';
import { tourCompletedEntry } from './stored/tourCompletedEntry.js';

const tours = new WeakMap<OnboardingTourProps['loadSteps'], LazyScreen<Omit<TourProps, 'steps'>>>();

/** The tour with these steps, loaded when it runs: users who have seen it never need it. */
function tourOf(loadSteps: OnboardingTourProps['loadSteps']): LazyScreen<Omit<TourProps, 'steps'>> {
  const tour =
    tours.get(loadSteps) ??
    createLazyScreen<Omit<TourProps, 'steps'>>(
      async () => {
        const [{ Tour }, steps] = await Promise.all([import('./Tour.js'), loadSteps()]);
        return (props) => <Tour {...props} steps={steps} />;
      },
      { failureTitle: entryMessages.loadFailed },
    );
  tours.set(loadSteps, tour);
  return tour;
}

const selectTutorialMode = (state: WithSession): boolean => selectUser(state).tutorialMode;

/** The guided tour, for signed-in users who have not seen it or who ask for it again. */
export function OnboardingTour({
  entries,
  document,
  loadSteps,
  onProblem,
}: OnboardingTourProps): ReactElement | null {
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
  return <Suspense>{createElement(tourOf(loadSteps), { document, onEnd: end })}</Suspense>;
}
