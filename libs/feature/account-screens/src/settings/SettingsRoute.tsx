import type { ReactElement } from 'react';
import type { AccountDependencies } from '../AccountDependencies.js';
import { SettingsScreen } from './SettingsScreen.js';
import { useProviders } from './useProviders.js';

/** The settings screen with the server's providers. */
export function SettingsRoute({
  preferences,
  workspace,
  clock,
  loadBackupEntries,
  loadEntriesRestore,
  deviceStorage,
  locale,
  timeZone,
  showsPerformanceWarnings,
}: AccountDependencies): ReactElement {
  return (
    <SettingsScreen
      preferences={preferences}
      workspace={workspace}
      providers={useProviders()}
      clock={clock}
      loadBackupEntries={loadBackupEntries}
      loadEntriesRestore={loadEntriesRestore}
      deviceStorage={deviceStorage}
      system={{ locale, timeZone: timeZone() }}
      showsPerformanceWarnings={showsPerformanceWarnings()}
    />
  );
}
