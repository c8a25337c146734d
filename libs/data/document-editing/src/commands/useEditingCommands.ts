import { CommandRegistryContext, type CommandOutcome } from '@finance-analyst/contributions';
import { type EditHistory, nextRedo, nextUndo } from '@finance-analyst/workspace';
import { useContext, useEffect, useEffectEvent, useMemo } from 'react';
import { commandMessages } from './commandMessages.js';
import { useTypedField } from './useTypedField.js';

/** Offers undo, redo and save while a document is open. A field in use keeps its own undo. */
export function useEditingCommands({
  noun,
  history,
  undo,
  redo,
  save,
}: {
  /** What a person calls the document: `model`. */
  readonly noun: string;
  readonly history: EditHistory<unknown>;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly save: () => Promise<CommandOutcome>;
}): void {
  const messages = useMemo(() => commandMessages(noun), [noun]);
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
        id: 'document.save',
        title: messages.save,
        group: messages.group,
        word: 'save',
        shortcut: { key: 's', primary: true },
        run: () => keep(),
      },
      {
        id: 'document.undo',
        title: messages.undo,
        group: messages.group,
        word: 'undo',
        shortcut: { key: 'z', primary: true },
        isOff,
        isRepeated: true,
        run: () => goBack(),
      },
      {
        id: 'document.redo',
        title: messages.redo,
        group: messages.group,
        word: 'redo',
        shortcut: { key: 'z', primary: true, shift: true },
        otherShortcut: { key: 'y', primary: true },
        isOff,
        isRepeated: true,
        run: () => goForward(),
      },
    ]);
  }, [registry, typedIn, messages]);
}
