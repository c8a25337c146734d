import {
  accessibilityEntry,
  AccessibilityProvider,
  createAccessibilityStore,
} from '@finance-analyst/accessibility';
import { FigureFormatProvider } from '@finance-analyst/figures';
import { createDeviceStorage, createPreferences, preferencesEntry } from '@finance-analyst/session';
import {
  createStoredEntries,
  defineEntry,
  entriesForBackup,
  type EntryStorage,
  planEntriesRestore,
  sound,
} from '@finance-analyst/stored-entries';
import type { Workspace } from '@finance-analyst/workspace';
import { useState, type ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SettingsScreen, type SettingsScreenProps } from '../settings/SettingsScreen.js';
import { stageNow } from './openWorkspace.js';

export interface SettingsStageProps extends Partial<SettingsScreenProps> {
  readonly workspace: Workspace;
  readonly device: EntryStorage;
}

/** A setting that the page reads when it starts. */
export const startEntry = defineEntry<unknown>({
  key: 'start',
  parse: sound,
  describe: 'How the page starts.',
  isReadAtStart: true,
  clearedWith: 'settings',
  inBackup: true,
});

const backedUp = [preferencesEntry, accessibilityEntry, startEntry];

const mebibyte = 1024 ** 2;

/** The settings screen with its own stores over a given storage. */
export function SettingsStage({ workspace, device, ...screen }: SettingsStageProps): ReactElement {
  const [entries] = useState(() => createStoredEntries({ device }));
  const [preferences] = useState(() => createPreferences(entries));
  const [accessibility] = useState(() =>
    createAccessibilityStore({
      entries,
      // Not the page's own root, whose theme and modes are the catalog's.
      root: document.createElement('div'),
    }),
  );
  const [deviceStorage] = useState(() => {
    let isPersisted = false;
    return createDeviceStorage({
      estimate: async () => ({ usage: 3.25 * mebibyte, quota: 20_480 * mebibyte }),
      persisted: async () => isPersisted,
      persist: async () => (isPersisted = true),
    });
  });
  return (
    <AccessibilityProvider store={accessibility}>
      <FigureFormatProvider locale="en-US" timeZone="UTC">
        <MemoryRouter>
          <SettingsScreen
            preferences={preferences}
            workspace={workspace}
            loadBackupEntries={async () => entriesForBackup(entries, backedUp)}
            loadEntriesRestore={async (texts) => planEntriesRestore(entries, backedUp, texts)}
            clock={() => stageNow}
            deviceStorage={deviceStorage}
            showsPerformanceWarnings={false}
            system={{ locale: 'en-US', timeZone: 'Europe/Zurich' }}
            providers={{
              kind: 'ready',
              providers: [
                { id: 'sec-edgar', name: 'SEC EDGAR', state: 'not-configured', reason: null },
                { id: 'sample', name: 'Sample market', state: 'ready', reason: null },
              ],
            }}
            {...screen}
          />
        </MemoryRouter>
      </FigureFormatProvider>
    </AccessibilityProvider>
  );
}
