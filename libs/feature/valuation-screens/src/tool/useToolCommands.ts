import { CommandRegistryContext, type CommandOutcome } from '@finance-analyst/contributions';
import { useContext, useEffect, useEffectEvent } from 'react';
import { messages as editingMessages } from '../editing/messages.js';
import { messages } from './messages.js';
import type { ToolEditing } from './useToolEntries.js';

/** Offers undo, redo, copy and the workbench by shortcut, palette and terminal while the screen is open. */
export function useToolCommands(
  editing: Pick<ToolEditing, 'next' | 'undo' | 'redo'>,
  actions: { readonly copy: () => Promise<CommandOutcome>; readonly toWorkbench: () => CommandOutcome },
  /** In the company search, the undo keys act on its own text. */
  isSearching: () => boolean,
): void {
  const registry = useContext(CommandRegistryContext);
  const goBack = useEffectEvent((): CommandOutcome => {
    const { undo } = editing.next;
    editing.undo();
    return undo === null
      ? { ok: false, reason: editingMessages.nothingToUndo }
      : { ok: true, lines: [editingMessages.undone(undo)] };
  });
  const goForward = useEffectEvent((): CommandOutcome => {
    const { redo } = editing.next;
    editing.redo();
    return redo === null
      ? { ok: false, reason: editingMessages.nothingToRedo }
      : { ok: true, lines: [editingMessages.redone(redo)] };
  });
  const isOff = useEffectEvent(() => isSearching());
  const copy = useEffectEvent(() => actions.copy());
  const toWorkbench = useEffectEvent(() => actions.toWorkbench());
  useEffect(
    () =>
      registry?.register([
        {
          id: 'tool.undo',
          title: editingMessages.undo,
          group: messages.title,
          word: 'undo',
          shortcut: { key: 'z', primary: true },
          isRepeated: true,
          isOff: () => isOff(),
          run: () => goBack(),
        },
        {
          id: 'tool.redo',
          title: editingMessages.redo,
          group: messages.title,
          word: 'redo',
          shortcut: { key: 'z', primary: true, shift: true },
          otherShortcut: { key: 'y', primary: true },
          isRepeated: true,
          isOff: () => isOff(),
          run: () => goForward(),
        },
        {
          id: 'tool.copy',
          title: messages.copyTable,
          group: messages.title,
          word: 'copy-table',
          run: () => copy(),
        },
        {
          id: 'tool.workbench',
          title: messages.toWorkbench,
          group: messages.title,
          word: 'continue',
          run: () => toWorkbench(),
        },
      ]),
    [registry],
  );
}
