import type { CommandRegistry, KeyScope } from '@finance-analyst/contributions';
import type { DocumentKindDefinition } from '@finance-analyst/documents';
import type { StoredEntry } from '@finance-analyst/stored-entries';
import type { PrivacyScreenProps } from './privacy/PrivacyScreen.js';
import type { TourStart } from './user-guide/ReplayTour.js';

/** What the application provides to these screens. */
export interface InformationDependencies extends Omit<PrivacyScreenProps, 'storedEntries' | 'documentKinds'> {
  /** The stored entries of every feature. The same function at every render. */
  readonly loadStoredEntries: () => Promise<readonly StoredEntry[]>;
  /** The kinds of document of every feature. The same function at every render. */
  readonly loadDocumentKinds: () => Promise<readonly DocumentKindDefinition[]>;
  readonly registry: CommandRegistry;
  readonly hasCommandKey: boolean;
  /** The key scopes of every feature. The same function at every render. */
  readonly loadKeyScopes: () => Promise<readonly KeyScope[]>;
  readonly replayTour: () => TourStart;
  /** Called when the news has been read, to remove its indicator. */
  readonly newsRead: () => void;
}
