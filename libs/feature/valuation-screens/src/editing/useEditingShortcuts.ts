import { CommandRegistryContext, type CommandOutcome } from '@finance-analyst/contributions';
import { nextRedo, nextUndo } from '@finance-analyst/workspace';
import { useContext, useEffect, useEffectEvent } from 'react';
import { messages } from './messages.js';
import type { ModelEditing } from './ModelEditing.js';
import { useTypedField } from './useTypedField.js';

/** Offers undo, redo and save while the model is open. A field in use keeps its own undo. */
export function useEditingShortcuts({
  history,
  undo,
  redo,
  save,
}: Pick<ModelEditing, 'history' | 'undo' | 'redo'> & { readonly save: () => Promise<CommandOutcome> }): void {
  const registry = useContext(CommandRegistryContext);
  const typedIn = useTypedField();
  const goBack = useEffectEvent((): CommandOutcome => {
    const edit = nextUndo(history);
    undo();
    return edit === null
      ? { ok: false, reason: messages.nothingToUndo }
      : { ok: true, lines: [messages.undone(edit)] };
  });
  const goForward = useEffectEvent((): CommandOutcome => {
    const edit = nextRedo(history);
    redo();
    return edit === null
      ? { ok: false, reason: messages.nothingToRedo }
      : { ok: true, lines: [messages.redone(edit)] };
  });
  const keep = useEffectEvent(save);
  useEffect(() => {
    const isOff = (): boolean => typedIn.current !== null && typedIn.current === document.activeElement;
    return registry?.register([
      {
        id: 'model.save',
        title: messages.save,
        group: messages.model,
        word: 'save',
        shortcut: { key: 's', primary: true },
        run: () => keep(),
      },
      {
        id: 'model.undo',
        title: messages.undo,
        group: messages.model,
        word: 'undo',
        shortcut: { key: 'z', primary: true },
        isOff,
        isRepeated: true,
        run: () => goBack(),
      },
      {
        id: 'model.redo',
        title: messages.redo,
        group: messages.model,
        word: 'redo',
        shortcut: { key: 'z', primary: true, shift: true },
        otherShortcut: { key: 'y', primary: true },
        isOff,
        isRepeated: true,
        run: () => goForward(),
      },
    ]);
  }, [registry, typedIn]);
}
