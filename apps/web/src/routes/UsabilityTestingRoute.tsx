import { UsabilityTestingScreen } from '@finance-analyst/quality-screens';
import { usePreferences } from '@finance-analyst/session';
import type { ReactElement } from 'react';
import type { RouteProps } from './RouteProps.js';

export function UsabilityTestingRoute({ services }: RouteProps): ReactElement {
  const { analytics, clock, sessionStorage, preferences, runKind } = services;
  const { usageRecording } = usePreferences(preferences);
  return (
    <UsabilityTestingScreen
      analytics={analytics}
      clock={clock}
      storage={sessionStorage}
      isRecording={usageRecording && runKind === 'person'}
    />
  );
}
