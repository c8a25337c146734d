import { Button, EntryScopeContext, TextField } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { useContext, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { messages } from './messages.js';
import styles from './NoteField.module.css';
import { noteLimit } from './noteLimit.js';

/**
 * The note on a figure as it is written. What is typed becomes an edit when the field or its figure is left, the model
 * is saved, or the page goes away: there is nothing to press, and no way to leave that discards it.
 */
export function NoteField({
  text,
  onWrite,
}: {
  /** Of the note; empty without one. */
  readonly text: string;
  readonly onWrite: (words: string) => void;
}) {
  const { format } = useFigureFormat();
  const [known, setKnown] = useState(text);
  const [words, setWords] = useState(text);
  const [isTyped, setTyped] = useState(false);
  if (known !== text) {
    setKnown(text);
    // What is being typed is newer than a note that undo or another tab changed.
    if (!isTyped && text !== words.trim()) setWords(text);
  }
  const frame = useRef<HTMLDivElement>(null);
  const commit = (): void => {
    if (!isTyped) return;
    setTyped(false);
    onWrite(words);
  };
  const commitOnLeaving = useEffectEvent(commit);
  // Before the session of a screen that is left stops taking edits.
  useLayoutEffect(
    () => () => {
      commitOnLeaving();
    },
    [],
  );
  const scope = useContext(EntryScopeContext);
  useEffect(() => {
    const field = frame.current?.querySelector('textarea');
    if (!isTyped || !field) return;
    const onLeaving = (event: Event): void => {
      if (event.type === 'pagehide' || document.visibilityState === 'hidden') commitOnLeaving();
    };
    // In the capture phase, before what stores edits at the same event.
    window.addEventListener('visibilitychange', onLeaving, { capture: true });
    window.addEventListener('pagehide', onLeaving, { capture: true });
    const leaveScope = scope?.register({
      field,
      reason: () => null,
      commit: () => {
        commitOnLeaving();
        return null;
      },
    });
    return () => {
      window.removeEventListener('visibilitychange', onLeaving, { capture: true });
      window.removeEventListener('pagehide', onLeaving, { capture: true });
      leaveScope?.();
    };
  }, [scope, isTyped]);
  const remove = (): void => {
    setTyped(false);
    setWords('');
    onWrite('');
    // The button disappears with the note.
    frame.current?.querySelector('textarea')?.focus();
  };
  return (
    <div
      ref={frame}
      className={styles['note']}
      onBlur={({ target }) => {
        if (target instanceof HTMLTextAreaElement) commit();
      }}
    >
      <TextField
        label={messages.field}
        rows={2}
        value={words}
        maxLength={noteLimit}
        description={
          words.length >= noteLimit
            ? messages.atLimit(format(noteLimit, { kind: 'number', precision: 0 }))
            : undefined
        }
        onChange={(typed) => {
          setTyped(true);
          setWords(typed);
        }}
      />
      {text !== '' && (
        <Button variant="link" size="compact" onPress={remove}>
          {messages.remove}
        </Button>
      )}
    </div>
  );
}
