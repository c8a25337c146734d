import { Button, IconButton, VisuallyHidden } from '@finance-analyst/components';
import { useId, useState, type KeyboardEvent, type ReactElement, type RefObject } from 'react';
import type { Completion } from '../completion/Completion.js';
import { messages } from '../messages.js';
import { CompletionList } from './CompletionList.js';
import { isPromptKey } from './isPromptKey.js';
import styles from './Prompt.module.css';
import { promptActions, type PromptAction } from './promptKeys.js';
import { useCompletion } from './useCompletion.js';
import { useEnteredLines } from './useEnteredLines.js';

export interface PromptProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Runs a line. Returns false if it cannot run now, so that it stays in the prompt. */
  readonly onEnter: (line: string) => boolean;
  /** Called on Ctrl+C with the line that was not entered. */
  readonly onInterrupt: (line: string) => void;
  readonly enteredLines: () => readonly string[];
  readonly complete: (text: string) => Promise<Completion>;
  readonly suggest: (text: string) => string | null;
}

/** The field where commands are typed. */
export function Prompt(props: PromptProps): ReactElement {
  const { inputRef, onEnter, onInterrupt, enteredLines, complete, suggest } = props;
  const hintId = useId();
  const [line, setLine] = useState('');
  const cursor = useEnteredLines(enteredLines);
  const suggestion = suggest(line);

  const write = (next: string): void => {
    setLine(next);
    const input = inputRef.current;
    if (!input) return;
    // Set before React does, so that the caret is at the end of the text.
    input.value = next;
    input.setSelectionRange(next.length, next.length);
  };
  const completion = useCompletion({
    complete,
    typed: () => inputRef.current?.value.slice(0, inputRef.current.selectionStart ?? undefined) ?? '',
    replace: (start) => {
      const input = inputRef.current;
      if (!input) return;
      const end = input.value.slice(input.selectionStart ?? input.value.length);
      setLine(start + end);
      input.value = start + end;
      input.focus();
      input.setSelectionRange(start.length, start.length);
    },
  });
  const enter = (): void => {
    completion.close();
    if (!onEnter(line)) return;
    cursor.rest();
    write('');
  };

  // Each returns whether it handled the key.
  const actions: Readonly<Record<PromptAction, (event: KeyboardEvent<HTMLInputElement>) => boolean>> = {
    complete: () => {
      if (line === '') return false;
      void completion.next();
      return true;
    },
    older: ({ currentTarget }) => {
      const older = cursor.older(currentTarget.value);
      if (older !== null) write(older);
      return true;
    },
    newer: () => {
      const newer = cursor.newer();
      if (newer !== null) write(newer);
      return true;
    },
    takeSuggestion: ({ currentTarget: { selectionStart, value } }) => {
      if (suggestion === null || selectionStart !== value.length) return false;
      write(suggestion);
      return true;
    },
    giveUp: ({ currentTarget: { selectionStart, selectionEnd }, defaultPrevented }) => {
      const isCopying = selectionStart !== selectionEnd;
      // This Ctrl+C has already stopped waiting for a command.
      if (isCopying || defaultPrevented) return false;
      onInterrupt(line);
      completion.close();
      cursor.rest();
      write('');
      return true;
    },
    putAway: () => completion.close(),
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    const action = promptActions.find((name) => isPromptKey(event, name));
    if (action && actions[action](event)) event.preventDefault();
  };
  return (
    <div className={styles['prompt']}>
      {completion.listed && <CompletionList {...completion.listed} onChoose={completion.choose} />}
      <p className={styles['hint']} role="status">
        {completion.hint}
      </p>
      <form
        className={styles['line']}
        onSubmit={(event) => {
          event.preventDefault();
          enter();
        }}
      >
        <span className={styles['sign']} aria-hidden>
          ›
        </span>
        <span className={styles['field']}>
          <span className={styles['suggestion']} aria-hidden>
            <span className={styles['typed']}>{line}</span>
            {suggestion?.slice(line.length)}
          </span>
          <input
            ref={inputRef}
            className={styles['input']}
            aria-label={messages.prompt}
            aria-describedby={hintId}
            value={line}
            onChange={({ target }) => {
              completion.close();
              cursor.rest();
              setLine(target.value);
            }}
            onKeyDown={onKeyDown}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
          />
        </span>
        <span className={styles['completer']}>
          <IconButton
            icon="more"
            label={messages.completeWord}
            size="compact"
            onPress={() => void completion.next(true)}
          />
        </span>
        <Button type="submit" size="compact">
          {messages.run}
        </Button>
      </form>
      <VisuallyHidden as="div">
        <span id={hintId}>{messages.promptHint}</span>
        <span role="status">{completion.announcement}</span>
      </VisuallyHidden>
    </div>
  );
}
