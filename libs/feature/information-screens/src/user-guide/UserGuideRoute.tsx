import type { KeyScope } from '@finance-analyst/contributions';
import { selectIsAuthenticated } from '@finance-analyst/session';
import { createElement, type ReactElement } from 'react';
import { useSelector } from 'react-redux';
import type { InformationDependencies } from '../InformationDependencies.js';
import { onceLoaded } from '../prose/onceLoaded.js';
import { UserGuideScreen, type UserGuideScreenProps } from './UserGuideScreen.js';

const guideWith = onceLoaded(
  (keyScopes: readonly KeyScope[], props: Omit<UserGuideScreenProps, 'keyScopes'>) => (
    <UserGuideScreen {...props} keyScopes={keyScopes} />
  ),
);

/** The guide with the commands and keys of every feature. */
export function UserGuideRoute({
  registry,
  hasCommandKey,
  loadKeyScopes,
  addresses,
  replayTour,
}: InformationDependencies): ReactElement {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  return createElement(guideWith(loadKeyScopes), {
    registry,
    hasCommandKey,
    apiBase: addresses.apiBase,
    ...(isAuthenticated ? { onReplayTour: replayTour } : {}),
  });
}
