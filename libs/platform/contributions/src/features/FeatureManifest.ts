import type { DocumentKindDefinition } from '@finance-analyst/documents';
import type { StoredEntry } from '@finance-analyst/stored-entries';
import type { Command } from '../commands/Command.js';
import type { CompanionManifest } from './CompanionManifest.js';
import type { OverlayManifest } from '../overlays/OverlayManifest.js';
import type { Place } from '../places/Place.js';
import type { TourStep } from '../tour/TourStep.js';
import type { ScreenManifest } from './ScreenManifest.js';

/**
 * What a feature brings into the product. Every start reads it, so it holds words and addresses; whatever is heavy is
 * loaded. `Given` is what the feature needs of the application.
 */
export interface FeatureManifest<Given extends object = object> {
  /** In the order of navigation. */
  readonly screens?: readonly ScreenManifest<Given>[];
  readonly overlays?: readonly OverlayManifest<Given>[];
  /** What shows beside every screen while it is needed. */
  readonly companions?: readonly CompanionManifest<Given>[];
  /** What can be told to do on every screen; a command that does much loads the code of it. */
  readonly commands?: (given: Given) => readonly Command[];
  /** What has keys of its own in the feature, for the guide. */
  readonly loadKeyPlaces?: () => Promise<readonly Place[]>;
  /** What the feature stores on the device, for the privacy page, clearing, the backup and the report of damage. */
  readonly loadStoredEntries?: () => Promise<readonly StoredEntry[]>;
  /** The kinds of document that its screens create and open, for the privacy page. */
  readonly loadDocumentKinds?: () => Promise<readonly DocumentKindDefinition[]>;
  /** Its steps of the guided tour. */
  readonly loadTourSteps?: (given: Given) => Promise<readonly TourStep[]>;
}
