import { UserGuideScreen } from '@finance-analyst/information-screens';
import { replayTour } from '@finance-analyst/onboarding-tour';
import { selectIsAuthenticated } from '@finance-analyst/session';
import { terminalPlace } from '@finance-analyst/terminal';
import { forecastPlace } from '@finance-analyst/valuation-screens';
import type { ReactElement } from 'react';
import { useSelector } from 'react-redux';
import type { RouteProps } from './RouteProps.js';

/** What has keys of its own. */
const places = [forecastPlace, terminalPlace];

export function UserGuideRoute({ services, tools }: RouteProps): ReactElement {
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const replay = { onReplayTour: () => services.store.dispatch(replayTour()) };
  return (
    <UserGuideScreen
      registry={tools.registry}
      places={places}
      hasCommandKey={tools.hasCommandKey}
      {...(isAuthenticated ? replay : {})}
    />
  );
}
