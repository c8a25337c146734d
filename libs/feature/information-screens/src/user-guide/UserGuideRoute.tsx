import { createLazyScreen, type LazyScreen } from '@finance-analyst/navigation';
import { selectIsAuthenticated } from '@finance-analyst/session';
import { createElement, type ReactElement } from 'react';
import { useSelector } from 'react-redux';
import type { InformationGiven } from '../InformationGiven.js';
import { UserGuideScreen, type UserGuideScreenProps } from './UserGuideScreen.js';

type GuideProps = Omit<UserGuideScreenProps, 'places'>;

const guides = new WeakMap<InformationGiven['loadKeyPlaces'], LazyScreen<GuideProps>>();

/** The guide once the keys of every feature are there, which are loaded as a screen is: again, and then with a reason. */
function guideWith(loadKeyPlaces: InformationGiven['loadKeyPlaces']): LazyScreen<GuideProps> {
  const guide =
    guides.get(loadKeyPlaces) ??
    createLazyScreen(async () => {
      const places = await loadKeyPlaces();
      return (props: GuideProps) => <UserGuideScreen {...props} places={places} />;
    });
  guides.set(loadKeyPlaces, guide);
  return guide;
}

/** The guide with the commands and keys of every feature. */
export function UserGuideRoute({
  registry,
  hasCommandKey,
  loadKeyPlaces,
  replayTour,
}: InformationGiven): ReactElement {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  return createElement(guideWith(loadKeyPlaces), {
    registry,
    hasCommandKey,
    ...(isAuthenticated ? { onReplayTour: replayTour } : {}),
  });
}
