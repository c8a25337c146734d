import { AccessibilitySettings } from '@finance-analyst/accessibility';
import { Notice, Panel, VisuallyHidden } from '@finance-analyst/components';
import {
  type DeviceStorage,
  type Preferences,
  usePreferences,
  usePreferencesProblem,
  useUnreadablePreferences,
} from '@finance-analyst/session';
import type { Workspace } from '@finance-analyst/workspace';
import type { ReactElement } from 'react';
import { BackupPanel, type BackupPanelProps } from '../backup/BackupPanel.js';
import { messages } from '../messages.js';
import { AppearancePanel } from './AppearancePanel.js';
import { NumbersPanel, type SystemFormat } from './NumbersPanel.js';
import { PrivacyPanel } from './PrivacyPanel.js';
import { ProvidersPanel } from './ProvidersPanel.js';
import type { ProvidersState } from './ProvidersState.js';
import styles from './Settings.module.css';
import { StoragePanel } from './StoragePanel.js';
import { TerminalPanel } from './TerminalPanel.js';
import { useSettingChange } from './useSettingChange.js';

export interface SettingsScreenProps {
  readonly preferences: Preferences;
  readonly workspace: Workspace;
  readonly providers: ProvidersState;
  readonly clock: () => Date;
  /** Loads the stored entries that belong in a backup: their texts by key. */
  readonly loadBackupEntries: BackupPanelProps['loadBackupEntries'];
  /** Plans the restore of stored entries, by the texts of a backup. */
  readonly loadEntriesRestore: BackupPanelProps['loadEntriesRestore'];
  /** The browser's storage; the same object at every render. */
  readonly deviceStorage: DeviceStorage;
  readonly system: SystemFormat;
  /** Whether performance warnings are shown by default. */
  readonly showsPerformanceWarnings: boolean;
  readonly saveFile?: BackupPanelProps['save'];
  readonly reload?: BackupPanelProps['reload'];
}

/** `/settings`: every change applies immediately and is announced. */
export function SettingsScreen({
  preferences,
  workspace,
  providers,
  clock,
  loadBackupEntries,
  loadEntriesRestore,
  deviceStorage,
  system,
  showsPerformanceWarnings,
  saveFile,
  reload,
}: SettingsScreenProps): ReactElement {
  const values = usePreferences(preferences);
  const notKept = usePreferencesProblem(preferences);
  const unreadable = useUnreadablePreferences(preferences);
  const setting = useSettingChange(preferences);
  const problem = setting.problem ?? notKept;
  return (
    <div className={styles['screen']}>
      <header className={styles['header']}>
        <h1>{messages.settings}</h1>
        <p className={styles['words']}>{messages.settingsLead}</p>
      </header>
      <VisuallyHidden>
        <span role="status">{setting.said}</span>
      </VisuallyHidden>
      {problem !== null && (
        <Notice tone="warning" announce="assertive">
          {problem}
        </Notice>
      )}
      {unreadable !== null && (
        <Notice tone="warning" announce="polite">
          {unreadable}
        </Notice>
      )}
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <AppearancePanel values={values} setting={setting} />
          <NumbersPanel values={values} setting={setting} system={system} now={clock()} />
          <TerminalPanel values={values} setting={setting} />
          <PrivacyPanel
            values={values}
            setting={setting}
            showsPerformanceWarnings={showsPerformanceWarnings}
          />
          <ProvidersPanel state={providers} />
          <StoragePanel deviceStorage={deviceStorage} />
        </div>
        <div className={styles['column']}>
          <Panel title={messages.accessibility}>
            <AccessibilitySettings />
          </Panel>
          <BackupPanel
            workspace={workspace}
            loadBackupEntries={loadBackupEntries}
            loadEntriesRestore={loadEntriesRestore}
            clock={clock}
            {...(saveFile ? { save: saveFile } : {})}
            {...(reload ? { reload } : {})}
          />
        </div>
      </div>
    </div>
  );
}
