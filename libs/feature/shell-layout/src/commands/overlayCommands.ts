import type { Command, OverlayManifest } from '@finance-analyst/contributions';
import type { Overlays } from '@finance-analyst/contributions';
import { commandGroups } from './commandGroups.js';

/** The id prefix of commands that open an overlay. */
export const overlayCommandPrefix = 'overlay.';

/** The command of each overlay. */
export const overlayCommands = (
  overlays: Pick<Overlays, 'open'>,
  manifests: readonly Pick<OverlayManifest, 'id' | 'command'>[],
): readonly Command[] =>
  manifests.map(({ id, command }) => ({
    id: `${overlayCommandPrefix}${id}`,
    group: commandGroups.view,
    ...command,
    run: () => {
      overlays.open(id);
      return { ok: true };
    },
  }));
