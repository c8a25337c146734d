import { SettingsScreen } from '@finance-analyst/account-screens';
import { localKeys } from '@finance-analyst/information-screens';
import type { ReactElement } from 'react';
import { showsPerformanceWarnings } from '../services/showsPerformanceWarnings.js';
import type { RouteProps } from './RouteProps.js';
import { useProviders } from './useProviders.js';

export function SettingsRoute({ services }: RouteProps): ReactElement {
  const { preferences, workspace, clock, storage, deviceStorage, locale, timeZone } = services;
  const providers = useProviders();
  return (
    <SettingsScreen
      preferences={preferences}
      workspace={workspace}
      providers={providers}
      clock={clock}
      storage={storage}
      storedKeys={localKeys()}
      showsPerformanceWarnings={showsPerformanceWarnings(storage)}
      deviceStorage={deviceStorage}
      system={{ locale, timeZone: timeZone() }}
    />
  );
}
