import { createLazyScreen, type LazyScreen } from '@finance-analyst/navigation';
import { selectIsAuthenticated } from '@finance-analyst/session';
import type { ReactElement } from 'react';
import { useSelector } from 'react-redux';
import type { InformationGiven } from '../InformationGiven.js';
import { UserGuideScreen, type UserGuideScreenProps } from './UserGuideScreen.js';

type Guide = LazyScreen<Omit<UserGuideScreenProps, 'places'>>;

const guides = new WeakMap<InformationGiven['loadKeyPlaces'], Guide>();

/** The guide once the keys of every feature are there, which are loaded as a screen is: again, and then with a reason. */
function guideWith(loadKeyPlaces: InformationGiven['loadKeyPlaces']): Guide {
  const guide =
    guides.get(loadKeyPlaces) ??
    createLazyScreen(async () => {
      const places = await loadKeyPlaces();
      return (props: Omit<UserGuideScreenProps, 'places'>) => <UserGuideScreen {...props} places={places} />;
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
  const Guide = guideWith(loadKeyPlaces);
  return (
    <Guide
      registry={registry}
      hasCommandKey={hasCommandKey}
      {...(isAuthenticated ? { onReplayTour: replayTour } : {})}
    />
  );
}
