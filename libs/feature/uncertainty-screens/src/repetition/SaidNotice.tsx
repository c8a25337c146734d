import { Button, Notice } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';

/** The outcome of an action on a run, with the way back from it. */
export interface Said {
  readonly tone: 'success' | 'error' | 'warning' | 'note';
  readonly text: string;
  readonly undo?: (() => void) | null;
  /** Of `undo`, where it reverts only a part of what was done. */
  readonly undoLabel?: string;
}

/** Shows an outcome until it is dismissed or undone. */
export function SaidNotice({
  said: { tone, text, undo, undoLabel = messages.undo },
  onDismiss,
}: {
  readonly said: Said;
  readonly onDismiss: () => void;
}): ReactElement {
  return (
    <Notice
      tone={tone}
      announce="polite"
      onDismiss={onDismiss}
      {...(undo && {
        action: (
          <Button
            variant="link"
            onPress={() => {
              onDismiss();
              undo();
            }}
          >
            {undoLabel}
          </Button>
        ),
      })}
    >
      {text}
    </Notice>
  );
}
