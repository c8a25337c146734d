import type { CommandRegistry, Place } from '@finance-analyst/contributions';
import type { DocumentKindDefinition } from '@finance-analyst/documents';
import type { StoredEntry } from '@finance-analyst/stored-entries';
import type { PrivacyScreenProps } from './privacy/PrivacyScreen.js';
import type { TourStart } from './user-guide/ReplayTour.js';

/** What the application gives these screens. */
export interface InformationGiven extends Omit<PrivacyScreenProps, 'storedEntries' | 'documentKinds'> {
  /** What any feature stores on the device. The same function at every drawing. */
  readonly loadStoredEntries: () => Promise<readonly StoredEntry[]>;
  /** The kinds of document of every feature. The same function at every drawing. */
  readonly loadDocumentKinds: () => Promise<readonly DocumentKindDefinition[]>;
  readonly registry: CommandRegistry;
  readonly hasCommandKey: boolean;
  /** What has keys of its own in any feature. The same function at every drawing. */
  readonly loadKeyPlaces: () => Promise<readonly Place[]>;
  readonly replayTour: () => TourStart;
  /** Tells that the news were read, which takes their sign away. */
  readonly newsRead: () => void;
}
