import { AccessibilityProvider, createAccessibilityStore } from '@finance-analyst/accessibility';
import { documentKinds } from '@finance-analyst/documents';
import { createPreferences } from '@finance-analyst/session';
import { createStoredEntries, type EntryStorage } from '@finance-analyst/stored-entries';
import type { Workspace } from '@finance-analyst/workspace';
import { useState, type ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { PrivacyScreen, type PrivacyScreenProps } from '../privacy/PrivacyScreen.js';
import { exampleEntries } from './exampleEntries.js';

export interface PrivacyStageProps extends Partial<PrivacyScreenProps> {
  readonly device: EntryStorage;
  readonly workspace: Workspace;
  readonly address?: string;
}

/** The privacy screen with its own stores over a given storage. */
export function PrivacyStage({
  device,
  workspace,
  address = '/privacy',
  ...screen
}: PrivacyStageProps): ReactElement {
  const [entries] = useState(() => createStoredEntries({ device }));
  const [preferences] = useState(() => createPreferences(entries));
  const [accessibility] = useState(() =>
    createAccessibilityStore({ entries, root: document.createElement('div') }),
  );
  return (
    <AccessibilityProvider store={accessibility}>
      <MemoryRouter initialEntries={[address]}>
        <PrivacyScreen
          preferences={preferences}
          workspace={workspace}
          entries={entries}
          storedEntries={exampleEntries}
          documentKinds={Object.values(documentKinds)}
          caches={undefined}
          addresses={{ apiBase: '/api/', webVitalsEndpoint: '/api/web-vitals' }}
          analytics={{ clear: async () => ({ ok: true }) }}
          exportEverything={async () => ({
            ok: true,
            name: 'finance-analyst-2026-11-21.json',
            documentCount: 3,
            leftOut: [],
          })}
          {...screen}
        />
      </MemoryRouter>
    </AccessibilityProvider>
  );
}
