import type { DocumentKindDefinition } from '@finance-analyst/documents';
import type { StoredEntry } from '@finance-analyst/stored-entries';
import type { Command } from '../commands/Command.js';
import type { CompanionManifest } from './CompanionManifest.js';
import type { OverlayManifest } from '../overlays/OverlayManifest.js';
import type { KeyScope } from '../key-scopes/KeyScope.js';
import type { TourStep } from '../tour/TourStep.js';
import type { ScreenManifest } from './ScreenManifest.js';

/**
 * A feature's contributions to the product. Every start reads it, so it contains only words and addresses; heavy code is
 * loaded later. `Dependencies` is what the feature needs from the application.
 */
export interface FeatureManifest<Dependencies extends object = object> {
  /** In the order of navigation. */
  readonly screens?: readonly ScreenManifest<Dependencies>[];
  readonly overlays?: readonly OverlayManifest<Dependencies>[];
  /** What shows beside every screen while it is needed. */
  readonly companions?: readonly CompanionManifest<Dependencies>[];
  /** Commands available on every screen; a heavy command loads its own code. */
  readonly commands?: (dependencies: Dependencies) => readonly Command[];
  /** The feature's key scopes, for the guide. */
  readonly loadKeyScopes?: () => Promise<readonly KeyScope[]>;
  /** The feature's stored entries, for the privacy page, clearing, the backup and damage reports. */
  readonly loadStoredEntries?: () => Promise<readonly StoredEntry[]>;
  /** The kinds of document that its screens create and open, for the privacy page. */
  readonly loadDocumentKinds?: () => Promise<readonly DocumentKindDefinition[]>;
  /** Its steps of the guided tour. */
  readonly loadTourSteps?: (dependencies: Dependencies) => Promise<readonly TourStep[]>;
}
