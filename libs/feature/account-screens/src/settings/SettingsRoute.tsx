import type { ReactElement } from 'react';
import type { AccountGiven } from '../AccountGiven.js';
import { SettingsScreen } from './SettingsScreen.js';
import { useProviders } from './useProviders.js';

/** The settings screen with the server's providers. */
export function SettingsRoute({
  preferences,
  workspace,
  clock,
  loadBackupEntries,
  deviceStorage,
  locale,
  timeZone,
  showsPerformanceWarnings,
}: AccountGiven): ReactElement {
  return (
    <SettingsScreen
      preferences={preferences}
      workspace={workspace}
      providers={useProviders()}
      clock={clock}
      loadBackupEntries={loadBackupEntries}
      deviceStorage={deviceStorage}
      system={{ locale, timeZone: timeZone() }}
      showsPerformanceWarnings={showsPerformanceWarnings()}
    />
  );
}
