import {
  useRegisteredCommands,
  useRegisteredPlaces,
  type Command,
  type CommandRegistry,
  type OverlayManifest,
} from '@finance-analyst/contributions';
import type { ReactElement } from 'react';
import { overlayTitles, type OverlayId } from '../overlays/overlayTitles.js';

export interface ShortcutsOverlayEdges {
  /** The registry when the overlay opens: it may be made after the list of overlays. */
  readonly registry: () => CommandRegistry;
  /** Whether it is the keyboard of a Mac. */
  readonly hasCommandKey: boolean;
  readonly isShortcutEnabled: (command: Command) => boolean;
}

/** The overlay that lists every shortcut there is, and the keys of the places that show. */
export const shortcutsOverlay = ({
  registry,
  hasCommandKey,
  isShortcutEnabled,
}: ShortcutsOverlayEdges): OverlayManifest => ({
  id: 'shortcuts' satisfies OverlayId,
  title: overlayTitles.shortcuts,
  load: async () => {
    const { ShortcutsHelp } = await import('./ShortcutsHelp.js');
    return function Shortcuts(): ReactElement {
      const current = registry();
      return (
        <ShortcutsHelp
          commands={useRegisteredCommands(current)}
          places={useRegisteredPlaces(current)}
          hasCommandKey={hasCommandKey}
          isShortcutEnabled={isShortcutEnabled}
        />
      );
    };
  },
});
