import { Button, Notice } from '@finance-analyst/components';
import { isSameValue } from '@finance-analyst/documents';
import type { ReactElement } from 'react';
import type { AnalysisSettings } from '../inputs/AnalysisSettings.js';
import { messages } from '../messages.js';

/** The outcome of an action on a run, with the way back from it. */
export interface Said {
  readonly tone: 'success' | 'error' | 'warning' | 'note';
  readonly text: string;
  readonly undo?: (() => void) | null;
  /** Of `undo`, where it reverts only a part of what was done. */
  readonly undoLabel?: string;
  /** The settings that `undo` replaces: it is withdrawn while the screen has others, so that no later edit is lost. */
  readonly applied?: AnalysisSettings | undefined;
}

/** Shows an outcome until it is dismissed or undone. */
export function SaidNotice({
  said: { tone, text, undo, undoLabel = messages.undo, applied },
  settings,
  onPressed,
  onDismiss,
}: {
  readonly said: Said;
  /** Those on the screen. */
  readonly settings: AnalysisSettings;
  /** Called when its button has the focus, before the notice is gone. */
  readonly onPressed: () => void;
  readonly onDismiss: () => void;
}): ReactElement {
  const isUndone = applied === undefined || isSameValue(settings, applied);
  return (
    <Notice
      tone={tone}
      announce="polite"
      onDismiss={() => {
        onPressed();
        onDismiss();
      }}
      {...(undo &&
        isUndone && {
          action: (
            <Button
              variant="link"
              onPress={() => {
                onPressed();
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
