import type { Command, KeyCombination } from '@finance-analyst/contributions';
import type { Overlays } from '../overlays/createOverlays.js';
import type { OverlayId } from '../overlays/overlayTitles.js';
import { commandGroups } from './commandGroups.js';

/** What the ids of commands begin with that open an overlay. */
export const overlayCommandPrefix = 'overlay.';

interface Row {
  readonly id: OverlayId;
  readonly title: string;
  readonly word: string;
  readonly shortcut?: KeyCombination;
  readonly isOffWhileTyping?: boolean;
}

const rows: readonly Row[] = [
  {
    id: 'accessibility',
    title: 'Open the accessibility settings',
    word: 'accessibility',
    shortcut: { key: 'a', primary: true, shift: true },
  },
  {
    id: 'shortcuts',
    title: 'Show the keyboard shortcuts',
    word: 'shortcuts',
    shortcut: { key: '?' },
    isOffWhileTyping: true,
  },
  {
    id: 'performance',
    title: 'Open the performance dashboard',
    word: 'performance',
    shortcut: { key: 'p', primary: true, shift: true },
  },
  { id: 'notifications', title: 'Show the notifications', word: 'notifications' },
  { id: 'whats-new', title: 'Show what is new', word: 'news' },
];

/** A command for each overlay that the shell opens. */
export const overlayCommands = (overlays: Overlays): readonly Command[] =>
  rows.map(({ id, ...row }) => ({
    id: `${overlayCommandPrefix}${id}`,
    group: commandGroups.view,
    ...row,
    run: () => {
      overlays.open(id);
      return { ok: true };
    },
  }));
