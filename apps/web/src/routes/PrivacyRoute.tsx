import { downloadBackup } from '@finance-analyst/account-screens';
import { localKeys, PrivacyScreen } from '@finance-analyst/information-screens';
import { loggedOut } from '@finance-analyst/session';
import type { ReactElement } from 'react';
import { ifGiven } from '../services/ifGiven.js';
import type { RouteProps } from './RouteProps.js';

export function PrivacyRoute({ services }: RouteProps): ReactElement {
  const { config, workspace, storage, clock, preferences, analytics, store, files } = services;
  return (
    <PrivacyScreen
      preferences={preferences}
      workspace={workspace}
      storage={storage}
      addresses={config}
      caches={ifGiven(() => window.caches)}
      analytics={analytics}
      signOut={() => store.dispatch(loggedOut())}
      exportEverything={() => downloadBackup({ workspace, storage, clock, keys: localKeys() }, files.save)}
    />
  );
}
