import { createBackup } from '@finance-analyst/account-screens';
import { PrivacyScreen } from '@finance-analyst/information-screens';
import { loggedOut } from '@finance-analyst/session';
import { useCallback, type ReactElement } from 'react';
import { ifGiven } from '../services/ifGiven.js';
import type { RouteProps } from './RouteProps.js';

export function PrivacyRoute({ services }: RouteProps): ReactElement {
  const { workspace, storage, clock, preferences, analytics, store } = services;
  const exportEverything = useCallback(
    (keys: readonly string[]) => createBackup({ workspace, storage, clock }, keys),
    [workspace, storage, clock],
  );
  return (
    <PrivacyScreen
      preferences={preferences}
      workspace={workspace}
      storage={storage}
      caches={ifGiven(() => window.caches)}
      analytics={analytics}
      signOut={() => store.dispatch(loggedOut())}
      exportEverything={exportEverything}
    />
  );
}
