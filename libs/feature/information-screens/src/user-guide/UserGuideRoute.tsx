import { selectIsAuthenticated } from '@finance-analyst/session';
import { use, type ReactElement } from 'react';
import { useSelector } from 'react-redux';
import type { InformationGiven } from '../InformationGiven.js';
import { UserGuideScreen } from './UserGuideScreen.js';

/** The guide with the commands and keys of every feature. */
export function UserGuideRoute({
  registry,
  hasCommandKey,
  loadKeyPlaces,
  replayTour,
}: InformationGiven): ReactElement {
  const places = use(loadKeyPlaces());
  const isAuthenticated = useSelector(selectIsAuthenticated);
  return (
    <UserGuideScreen
      registry={registry}
      places={places}
      hasCommandKey={hasCommandKey}
      {...(isAuthenticated ? { onReplayTour: replayTour } : {})}
    />
  );
}
