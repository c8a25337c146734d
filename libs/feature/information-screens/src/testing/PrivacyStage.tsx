import { AccessibilityProvider, createAccessibilityStore } from '@finance-analyst/accessibility';
import { createPreferences } from '@finance-analyst/session';
import type { Workspace } from '@finance-analyst/workspace';
import { useState, type ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { PrivacyScreen, type PrivacyScreenProps } from '../privacy/PrivacyScreen.js';
import type { FakeStorage } from './fakeStorage.js';

export interface PrivacyStageProps extends Partial<PrivacyScreenProps> {
  readonly entries: Pick<FakeStorage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly workspace: Workspace;
  readonly address?: string;
}

const nothing = () => undefined;
const quietWindow = { addEventListener: nothing, removeEventListener: nothing };

/** The privacy screen with stores of its own, over a storage that is given. */
export function PrivacyStage({
  entries,
  workspace,
  address = '/privacy',
  ...screen
}: PrivacyStageProps): ReactElement {
  const [preferences] = useState(() => createPreferences({ storage: entries, window: quietWindow }));
  const [accessibility] = useState(() =>
    createAccessibilityStore({
      storage: entries,
      window: quietWindow,
      root: document.createElement('div'),
    }),
  );
  return (
    <AccessibilityProvider store={accessibility}>
      <MemoryRouter initialEntries={[address]}>
        <PrivacyScreen
          preferences={preferences}
          workspace={workspace}
          storage={entries}
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
