import type { DocumentKindDefinition } from '@finance-analyst/documents';
import type { StoredEntry } from '@finance-analyst/stored-entries';
import { createElement, type ReactElement } from 'react';
import type { InformationDependencies } from '../InformationDependencies.js';
import { onceLoaded } from '../prose/onceLoaded.js';
import { PrivacyScreen, type PrivacyScreenProps } from './PrivacyScreen.js';

type WithEntries = Omit<PrivacyScreenProps, 'documentKinds'>;

const withKinds = onceLoaded((documentKinds: readonly DocumentKindDefinition[], props: WithEntries) => (
  <PrivacyScreen {...props} documentKinds={documentKinds} />
));

const withEntries = onceLoaded(
  (
    storedEntries: readonly StoredEntry[],
    {
      loadDocumentKinds,
      ...props
    }: Omit<WithEntries, 'storedEntries'> & Pick<InformationDependencies, 'loadDocumentKinds'>,
  ) => createElement(withKinds(loadDocumentKinds), { ...props, storedEntries }),
);

/** The privacy page with the stored entries of every feature. */
export const PrivacyRoute = ({
  loadStoredEntries,
  loadDocumentKinds,
  preferences,
  workspace,
  addresses,
  exportEverything,
  entries,
  caches,
  analytics,
  signOut,
}: InformationDependencies): ReactElement =>
  createElement(withEntries(loadStoredEntries), {
    loadDocumentKinds,
    preferences,
    workspace,
    addresses,
    exportEverything,
    entries,
    caches,
    analytics,
    ...(signOut ? { signOut } : {}),
  });
