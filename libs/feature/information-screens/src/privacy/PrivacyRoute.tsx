import type { StoredEntry } from '@finance-analyst/stored-entries';
import { createElement, type ReactElement } from 'react';
import type { InformationGiven } from '../InformationGiven.js';
import { onceLoaded } from '../prose/onceLoaded.js';
import { PrivacyScreen, type PrivacyScreenProps } from './PrivacyScreen.js';

const privacyOf = onceLoaded(
  (storedEntries: readonly StoredEntry[], props: Omit<PrivacyScreenProps, 'storedEntries'>) => (
    <PrivacyScreen {...props} storedEntries={storedEntries} />
  ),
);

/** The privacy page with the stored entries of every feature. */
export const PrivacyRoute = ({
  loadStoredEntries,
  preferences,
  workspace,
  addresses,
  exportEverything,
  entries,
  caches,
  analytics,
  signOut,
}: InformationGiven): ReactElement =>
  createElement(privacyOf(loadStoredEntries), {
    preferences,
    workspace,
    addresses,
    exportEverything,
    entries,
    caches,
    analytics,
    ...(signOut ? { signOut } : {}),
  });
